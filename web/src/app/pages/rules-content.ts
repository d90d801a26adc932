/** What the page of rules consists of: messages, and positions to draw beside them. */

export interface Example {
  position: string;
  lit?: readonly string[];
  /** Whether the hand and the reserve are drawn too. */
  reserve?: boolean;
  caption: string;
}

interface Part {
  heading?: string;
  text: readonly string[];
  examples?: readonly Example[];
}

export interface Section {
  title: string;
  parts: readonly Part[];
}

const ROW_1 = ["a1", "b1", "c1", "d1"];
const ROW_2 = ["a2", "b2", "c2", "d2"];
const ROW_3 = ["a3", "b3", "c3", "d3"];
const COLUMN_C = ["c1", "c2", "c3", "c4"];
const DIAGONAL = ["a1", "b2", "c3", "d4"];
const SQUARE_B2 = ["b2", "c2", "b3", "c3"];

export const SECTIONS: readonly Section[] = [
  {
    title: "rules-material",
    parts: [
      {
        text: ["rules-material-text"],
        examples: [
          { position: "..../..../..../.... -", reserve: true, caption: "rules-material-example" },
        ],
      },
    ],
  },
  {
    title: "rules-turn",
    parts: [
      {
        text: ["rules-turn-text", "rules-turn-nobody"],
        examples: [
          { position: "..../.E../...1/8... 6", reserve: true, caption: "rules-turn-example" },
        ],
      },
    ],
  },
  {
    title: "rules-quarto",
    parts: [
      {
        text: ["rules-quarto-text"],
        examples: [
          { position: "..9./0.../4F6D/..3. -", lit: ROW_2, caption: "rules-quarto-row" },
          { position: "..1./4.7./..B./..D. -", lit: COLUMN_C, caption: "rules-quarto-column" },
          { position: "...C/..9./.4.6/1.F. -", lit: DIAGONAL, caption: "rules-quarto-diagonal" },
          { position: "..../.6../0F5A/.... -", caption: "rules-quarto-none" },
        ],
      },
    ],
  },
  {
    title: "rules-call",
    parts: [
      {
        text: ["rules-call-text", "rules-call-placer", "rules-call-receiver", "rules-call-lapse"],
        examples: [
          {
            position: "..../.3../..../FDEC 0 @d1",
            lit: ROW_1,
            reserve: true,
            caption: "rules-call-example",
          },
        ],
      },
      { heading: "rules-pointing", text: ["rules-pointing-text", "rules-wrong-call"] },
      { heading: "rules-end", text: ["rules-end-text"] },
    ],
  },
  {
    title: "rules-variants",
    parts: [
      {
        heading: "kind-beginners",
        text: ["rules-beginners-text"],
        examples: [{ position: "..../0716/..C./.... -", lit: ROW_3, caption: "rules-beginners-example" }],
      },
      {
        heading: "kind-advanced",
        text: ["rules-advanced-text"],
        examples: [{ position: "..../.8B./.ED./3... -", lit: SQUARE_B2, caption: "rules-advanced-example" }],
      },
      { heading: "kind-squares", text: ["rules-squares-text"] },
      {
        heading: "kind-hard",
        text: ["rules-hard-text"],
        examples: [{ position: ".0../..3./..../CFED -", lit: ROW_1, caption: "rules-hard-example" }],
      },
    ],
  },
  {
    title: "rules-agree",
    parts: [
      { heading: "calling-automatic", text: ["rules-automatic-text"] },
      { heading: "rules-late-call", text: ["rules-late-call-text"] },
      { heading: "rules-child", text: ["rules-child-text"] },
      { heading: "rules-time", text: ["rules-time-text"] },
    ],
  },
];
