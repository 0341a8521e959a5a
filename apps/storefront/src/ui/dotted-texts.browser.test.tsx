import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { DottedTexts } from "./dotted-texts.tsx";

test("[UX-43, LN-7] in Arabic, texts of both directions follow each other from right to left", async () => {
  const texts = ["Mirobod, Toshkent", "شقة 12، مدخل 3", "1,5 porsiya"];
  const screen = await render(
    <p dir="rtl">
      <DottedTexts texts={[texts[0], null, texts[1], "", texts[2]]} />
    </p>,
  );
  onTestFinished(() => screen.unmount());
  await expect.element(screen.getByRole("paragraph")).toHaveTextContent(texts.join(" · "));
  const starts = texts.map((text) =>
    screen.getByText(text, { exact: true }).element().getBoundingClientRect(),
  );
  expect(starts.map(({ right }) => right)).toEqual(
    starts.map(({ right }) => right).toSorted((a, b) => b - a),
  );
});
