import { expect, test } from "vitest";
import { unacknowledgedRefunds } from "./unattended.ts";

test("[PY-5] a due refund rings until it is viewed, and again when it is due the next time", () => {
  expect(
    unacknowledgedRefunds({ now: ["a"], before: [], refused: [], attended: [] }),
    "it may go back by itself",
  ).toEqual([]);
  expect(unacknowledgedRefunds({ now: ["a", "b"], before: ["a"], refused: [], attended: [] })).toEqual(["a"]);
  expect(
    unacknowledgedRefunds({ now: ["a", "b"], before: ["a", "b"], refused: [], attended: ["a"] }),
  ).toEqual(["b"]);
  expect(unacknowledgedRefunds({ now: [], before: ["a"], refused: [], attended: [] }), "given back").toEqual(
    [],
  );
});

test("[PY-5] a refund that its provider refused rings at once until it is viewed", () => {
  expect(unacknowledgedRefunds({ now: ["a", "b"], before: [], refused: ["b"], attended: [] })).toEqual(["b"]);
  expect(unacknowledgedRefunds({ now: ["a", "b"], before: [], refused: ["b"], attended: ["b"] })).toEqual([]);
});
