import { NumberInput } from "@mantine/core";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderPage } from "../testing/render-page.tsx";
import { installTypedDigitNormalization } from "./fold-typed-digits.ts";

let stopFolding = () => {};
beforeEach(() => {
  stopFolding = installTypedDigitNormalization(document);
});
afterEach(() => stopFolding());

function SumInput() {
  const [sum, setSum] = useState<string | number>("");
  return <NumberInput label="Sum" thousandSeparator=" " value={sum} onChange={setSum} />;
}

test.each([
  ["٤٥٠٠٠", "45 000"],
  ["۴۵۰۰۰", "45 000"],
  ["４５０００", "45 000"],
  ["١٢٫٥", "12.5"],
])("[FM-4] reads %s in a numeric field as the number %s", async (typed, shown) => {
  const { page } = await renderPage(<SumInput />, {});
  const field = page.getByRole("textbox", { name: "Sum" });
  await field.fill(typed);
  await expect.element(field).toHaveValue(shown);
});

test("[FM-4] writes digits of other scripts in a phone field as 0–9", async () => {
  const { page } = await renderPage(<input type="tel" aria-label="Phone" />, {});
  const field = page.getByRole("textbox", { name: "Phone" });
  await field.fill("+٩٩٨ ٩٠ ١٢٣ ٤٥ ٦٧");
  await expect.element(field).toHaveValue("+998 90 123 45 67");
});

test("[FM-4] keeps digits of other scripts in text fields", async () => {
  const { page } = await renderPage(<input aria-label="Name" />, {});
  const field = page.getByRole("textbox", { name: "Name" });
  await field.fill("مطعم ٤٥");
  await expect.element(field).toHaveValue("مطعم ٤٥");
});
