import { expect, test } from "vitest";
import { parsePageBlocks } from "./page-blocks.ts";

test("[CT-2] a line is a paragraph, after # a heading, after - a list item", () => {
  const text = "# Yetkazish\n\nHar kuni.\n- tez\n-  arzon\nSavol boʻlsa, yozing.\n• bitta";
  expect(parsePageBlocks(text)).toEqual([
    { kind: "heading", words: "Yetkazish" },
    { kind: "paragraph", words: "Har kuni." },
    { kind: "list", items: ["tez", "arzon"] },
    { kind: "paragraph", words: "Savol boʻlsa, yozing." },
    { kind: "list", items: ["bitta"] },
  ]);
});

test("[CT-2] a mark without text or without a space after it is ordinary text", () => {
  expect(parsePageBlocks("#1 oshxona\n-\n-5 %\n \n")).toEqual([
    { kind: "paragraph", words: "#1 oshxona" },
    { kind: "paragraph", words: "-" },
    { kind: "paragraph", words: "-5 %" },
  ]);
  expect(parsePageBlocks("")).toEqual([]);
});
