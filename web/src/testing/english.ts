/** The English words, for tests of what the page says. */

import { vi } from "vitest";

import choices from "../../../src/kvarto/locales/en/choices.ftl?raw";
import errors from "../../../src/kvarto/locales/en/errors.ftl?raw";
import game from "../../../src/kvarto/locales/en/game.ftl?raw";
import lessons from "../../../src/kvarto/locales/en/lessons.ftl?raw";
import levels from "../../../src/kvarto/locales/en/levels.ftl?raw";
import online from "../../../src/kvarto/locales/en/online.ftl?raw";
import page from "../../../src/kvarto/locales/en/page.ftl?raw";
import render from "../../../src/kvarto/locales/en/render.ftl?raw";
import study from "../../../src/kvarto/locales/en/study.ftl?raw";
import verdicts from "../../../src/kvarto/locales/en/verdicts.ftl?raw";
import { speak } from "../app/i18n";

const CATALOGUES = [choices, errors, game, lessons, levels, online, page, render, study, verdicts];

/** Load every message that tests need, in English; numbers and lists are as in `language`. */
export async function speakEnglish(language = "en"): Promise<void> {
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
  vi.stubGlobal("fetch", async () => new Response(CATALOGUES.join("\n")));
  await speak(language);
}
