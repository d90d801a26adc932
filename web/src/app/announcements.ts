/** What is said aloud to those who listen to the page. */

const SILENCE = 150;
/** Old sentences stay a while, so that none is lost that has not been read yet. */
const MOST_SENTENCES = 6;

let region: HTMLElement | null = null;
let waiting: string[] = [];

/** The element that screen readers listen to; it is part of the shell and stays. */
export function listenTo(element: HTMLElement): void {
  region = element;
}

/** Say something politely; what is said in quick succession is said together. */
export function announce(text: string): void {
  if (!text) return;
  if (waiting.length === 0) setTimeout(speakUp, SILENCE);
  waiting.push(text);
}

function speakUp(): void {
  if (region) {
    const sentence = document.createElement("p");
    sentence.textContent = waiting.join(" ");
    region.append(sentence);
    if (region.children.length > MOST_SENTENCES) region.firstElementChild?.remove();
  }
  waiting = [];
}
