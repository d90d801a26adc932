/** What is said aloud to those who listen to the page. */

const SILENCE = 150;

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
    // A new element is read even if it says the same as the last.
    const sentence = document.createElement("p");
    sentence.textContent = waiting.join(" ");
    region.replaceChildren(sentence);
  }
  waiting = [];
}
