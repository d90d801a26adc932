/** A table without rules: whatever is given is placed anywhere, by turns. */

const board = document.querySelector("kvarto-board");
const wishes = new URLSearchParams(location.search);

const ALL = [..."0123456789ABCDEF"];
const CELLS = [1, 2, 3, 4].flatMap((row) => ["a", "b", "c", "d"].map((column) => column + row));

/** Moments that are worth a look. */
const MOMENTS = {
  start: { board: ".".repeat(16), hand: null },
  place: { board: ".2..7..FE.5..D.0", hand: "9" },
  give: { board: ".2..7..FE.5..D.0", hand: null, last: "c3", safe: ["1", "4", "C"] },
  point: { board: "62..7..FE.5..DC0", hand: null, last: "a1", pointing: true },
  won: { board: "62FA7..8E.5..DC0", hand: null, last: "a1", lit: ["a1", "b1", "c1", "d1"] },
  threats: {
    board: "62F.7..8E.5..DC0",
    hand: "4",
    threats: [
      { cell: "d1", label: "square" },
      { cell: "a4", label: "tall" },
      { cell: "a4", label: "solid" },
    ],
  },
  full: { board: "FEDCBA9876543210", hand: null },
};

function show(moment) {
  const placed = new Set(moment.board.replaceAll(".", ""));
  const reserve = ALL.filter((piece) => !placed.has(piece) && piece !== moment.hand);
  Object.assign(board, { reserve, cells: [], pieces: [], handSide: "near" }, moment);
  if (moment.pointing) return;
  if (moment.hand) board.cells = CELLS.filter((_, index) => moment.board[index] === ".");
  else if (!moment.lit) board.pieces = reserve;
}

document.documentElement.dataset.theme = wishes.get("theme") ?? "light";
document.documentElement.dir = wishes.get("dir") ?? "ltr";
board.theme = wishes.get("theme") ?? "light";
board.set = wishes.get("set") ?? "wood";
board.sound = true;
board.bare = wishes.has("bare");
show(MOMENTS[wishes.get("show") ?? "start"]);

board.addEventListener("kvarto-give", ({ detail: { piece } }) => {
  board.reserve = board.reserve.filter((other) => other !== piece);
  Object.assign(board, { hand: piece, pieces: [] });
  board.cells = CELLS.filter((_, index) => board.board[index] === ".");
});

board.addEventListener("kvarto-place", ({ detail: { cell } }) => {
  const index = CELLS.indexOf(cell);
  board.board = board.board.slice(0, index) + board.hand + board.board.slice(index + 1);
  Object.assign(board, { hand: null, last: cell, cells: [], pieces: board.reserve });
});

board.addEventListener("kvarto-point", ({ detail: { cells } }) => {
  Object.assign(board, { pointing: false, lit: cells });
});
