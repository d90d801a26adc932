/** The steps of the course, and how far somebody has come in it. */

import type { LessonAttempt, LessonStep, LessonVerdict, Lessons } from "../../../generated/protocol";
import { ask } from "../api";
import { remember, remembered } from "../stored";

let stepsOnce: Promise<readonly LessonStep[]> | null = null;

/** The steps in their order; asked for once. */
export function lessonSteps(): Promise<readonly LessonStep[]> {
  stepsOnce ??= ask<Lessons>("/api/lessons").then(
    ({ steps }) => steps,
    (error: unknown) => {
      stepsOnce = null;
      throw error;
    },
  );
  return stepsOnce;
}

/** What an attempt is worth. */
export function answerTo(step: LessonStep, attempt: LessonAttempt): Promise<LessonVerdict> {
  return ask(`/api/lessons/${encodeURIComponent(step.id)}/answer`, attempt);
}

// -- how far one has come ------------------------------------------------------------------------

/** The ids of the steps that have been done. */
export function doneSteps(): Set<string> {
  return new Set(remembered<string[]>("lessons"));
}

export function keepDone(step: LessonStep): void {
  remember("lessons", [...doneSteps().add(step.id)]);
}

/** The step to go on with; null when all are done. */
export function nextToDo(steps: readonly LessonStep[]): LessonStep | null {
  const done = doneSteps();
  return steps.find(({ id }) => !done.has(id)) ?? null;
}
