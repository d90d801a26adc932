import { beforeEach, describe, expect, test, vi } from "vitest";

type Words = typeof import("./i18n");

const CATALOGUES: Record<string, string> = {
  "en/table.ftl": "hello = Hello, { $name }!\ncount = { $count } moves",
  "en/rules.ftl": "rules = The rules",
  "de/table.ftl": "hello = Hallo, { $name }!",
  "de/rules.ftl": "rules = Die Regeln",
  "ar/table.ftl": "hello = مرحبا { $name }",
};

let words: Words;
let asked: string[];
let root: Record<string, string>;

beforeEach(async () => {
  asked = [];
  root = {};
  vi.stubGlobal("document", { documentElement: root, querySelector: () => ({ content: "" }) });
  vi.stubGlobal("fetch", async (address: string) => {
    const name = address.slice(1);
    asked.push(name);
    const text = CATALOGUES[name];
    return new Response(text ?? "", { status: text === undefined ? 404 : 200 });
  });
  vi.resetModules();
  words = await import("./i18n");
});

describe("the language of a visitor", () => {
  test.each([
    [["de-AT"], "de"],
    [["ja-JP", "de"], "ja"],
    [["xx", "fr-CA"], "fr"],
    [["zh-TW"], "zh-Hant"],
    [["zh-CN"], "zh-Hans"],
    [["xx"], "en"],
    [[], "en"],
  ])("%j is served best in %s", (wishes, tag) => {
    expect(words.bestLanguage(wishes)).toBe(tag);
  });
});

test("words are filled in, and what is missing is its key", async () => {
  await words.speak("en");
  expect(words.t("hello", { name: "Anna" })).toBe("Hello, Anna!");
  expect(words.t("nothing")).toBe("nothing");
  expect(words.filledIn("nothing")).toBeNull();
});

test("numbers of four digits are not set apart, and larger ones are", async () => {
  await words.speak("en");
  expect(words.t("count", { count: 1234 })).toBe("1234 moves");
  expect(words.t("count", { count: 12345 })).toBe("12,345 moves");
});

test("another language says the same on the same page", async () => {
  await words.speak("en");
  await words.wordsFor("rules");
  const told = vi.fn();
  words.wordsChanged.addEventListener("change", told);
  await words.speak("de");
  expect(told).toHaveBeenCalledOnce();
  expect(words.t("hello", { name: "Anna" })).toBe("Hallo, Anna!");
  expect(words.t("rules")).toBe("Die Regeln");
  expect(root).toEqual({ lang: "de", dir: "ltr" });
});

test("only the parts that a page needs are loaded, and only once", async () => {
  await words.speak("en");
  await words.wordsFor("rules");
  await words.wordsFor("rules");
  expect(asked).toEqual(["en/table.ftl", "en/rules.ftl"]);
});

test("from right to left, names are set apart from the words around them", async () => {
  await words.speak("ar");
  expect(root).toEqual({ lang: "ar", dir: "rtl" });
  expect(words.t("hello", { name: "Anna" })).toBe("مرحبا \u2068Anna\u2069");
});

test("words that do not come are an error, and can be asked for again", async () => {
  await words.speak("en");
  await expect(words.wordsFor("puzzles")).rejects.toThrow("no words for puzzles in en");
  CATALOGUES["en/puzzles.ftl"] = "puzzle = A puzzle";
  await words.wordsFor("puzzles");
  expect(words.t("puzzle")).toBe("A puzzle");
});
