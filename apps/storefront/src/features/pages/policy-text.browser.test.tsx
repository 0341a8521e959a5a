import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderStore } from "../../testing/render-store.tsx";
import { PolicyText } from "./policy-text.tsx";

const POLICY_SENTENCE = "Har kuni 08:00 dan ishlaymiz.";

test("[LN-1] Latin text in an Arabic page keeps its punctuation in place and is aligned with the page", async () => {
  await renderStore(<PolicyText text={POLICY_SENTENCE} />, { language: "ar" });
  const words = page.getByText(POLICY_SENTENCE);
  await expect.element(words).toBeVisible();
  await document.fonts.ready;
  const text = document.createTreeWalker(words.element(), NodeFilter.SHOW_TEXT).nextNode() as Text;
  const measureLeftEdge = (at: number) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().left;
  };
  const last = text.data.trimEnd().length - 1;
  // In left-to-right text the full stop is to the right of the last letter.
  expect(measureLeftEdge(last)).toBeGreaterThan(measureLeftEdge(last - 1));
  const { textAlign, direction } = getComputedStyle(words.element());
  expect([textAlign, direction]).toEqual(["right", "rtl"]);
});
