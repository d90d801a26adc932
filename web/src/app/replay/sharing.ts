/** Keeping and passing on: records, pictures, links. */

import { html, type TemplateResult } from "lit";

import { errorText, pictureAddress } from "../api";
import { copyText } from "../clipboard";
import { t } from "../i18n";
import { positionAddress } from "../router";

const PICTURE_WIDTH = 1600;

export interface Shareable {
  position: string;
  /** The cells that are lit in its picture. */
  lit: readonly string[];
  /** The record of the game, where there is one; or where it is asked for. */
  record: string | (() => Promise<string>) | null;
  /** Tell how it went. */
  say: (text: string) => void;
}

/** Buttons for everything that can be taken along. */
export function sharingView(what: Shareable): TemplateResult {
  const { position, lit, record, say } = what;
  const address = pictureAddress(position, lit);
  const link = new URL(positionAddress(position), location.href).href;
  const copy = async (text: string | Promise<string>): Promise<void> => {
    const done = await Promise.resolve(text).then(copyText, () => false);
    say(done ? t("share-copied") : t("share-not-copied"));
  };
  const written = (): string | Promise<string> =>
    typeof record === "function" ? record() : (record ?? "");
  const save = async (): Promise<void> => {
    try {
      saveRecord(await written());
    } catch (error) {
      say(errorText(error));
    }
  };
  return html`<div class="buttons">
    ${record === null
      ? ""
      : html`<button type="button" class="quiet" @click=${() => void copy(written())}>
            ${t("share-copy-record")}
          </button>
          <button type="button" class="quiet" @click=${() => void save()}>
            ${t("share-save-record")}
          </button>`}
    <a class="button quiet" href=${address} download="kvarto.svg">${t("share-svg")}</a>
    <button
      type="button"
      class="quiet"
      @click=${() => void savePng(address).catch(() => say(t("share-no-png")))}
    >
      ${t("share-png")}
    </button>
    <button type="button" class="quiet" @click=${() => void copy(link)}>${t("share-link")}</button>
  </div>`;
}

function saveRecord(record: string): void {
  saveFile(new Blob([record], { type: "text/plain" }), "kvarto.qgn");
}

async function savePng(address: string): Promise<void> {
  const drawing = await drawingOf(address);
  const picture = new Image(drawing.width, drawing.height);
  picture.src = URL.createObjectURL(drawing.blob);
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = drawing.width;
  canvas.height = drawing.height;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, drawing.width, drawing.height);
  URL.revokeObjectURL(picture.src);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("the picture could not be drawn");
  saveFile(blob, "kvarto.png");
}

/** An SVG with a size of its own: browsers do not agree on how large one without is. */
async function drawingOf(
  address: string,
): Promise<{ blob: Blob; width: number; height: number }> {
  const text = await (await fetch(address)).text();
  const { documentElement: svg } = new DOMParser().parseFromString(text, "image/svg+xml");
  const [, , boxWidth = 1, boxHeight = 1] = (svg.getAttribute("viewBox") ?? "")
    .split(/[ ,]+/)
    .map(Number);
  const width = PICTURE_WIDTH;
  const height = Math.round((width * boxHeight) / boxWidth);
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  const sized = new XMLSerializer().serializeToString(svg);
  return { blob: new Blob([sized], { type: "image/svg+xml" }), width, height };
}

function saveFile(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
