import type { NumberInputProps } from "@mantine/core";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderPage } from "../testing/render-page.tsx";
import { NumberField } from "./number-field.tsx";

function SumInput(props: NumberInputProps) {
  const [sum, setSum] = useState<string | number>("");
  return <NumberField label="Sum" thousandSeparator=" " {...props} value={sum} onChange={setSum} />;
}

async function pasteText(props: NumberInputProps, text: string) {
  const { page } = await renderPage(<SumInput {...props} />, {});
  const field = page.getByRole("textbox", { name: "Sum" });
  await field.click();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", text);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  // The browser inserts the pasted text unless an event handler has prevented it.
  if (field.element().dispatchEvent(event)) document.execCommand("insertText", false, text);
  return field;
}

test.each([
  ["0,525", "0.525"],
  ["1 250,5", "1 250.5"],
  ["1\u00a0250,5", "1 250.5"],
  ["1.250,5", "1 250.5"],
  ["1,250.5", "1 250.5"],
  ["1.250.000", "1 250 000"],
  ["١٢٫٥", "12.5"],
  ["12,5 soʻm", "12.5"],
  ["42", "42"],
])("[MN-1] %s pasted into a numeric field is the number %s", async (text, shown) => {
  const field = await pasteText({ decimalScale: 3 }, text);
  await expect.element(field).toHaveValue(shown);
});

test.each([
  ["45.000", "45 000"],
  ["45,000", "45 000"],
  ["45 000,00", "45 000"],
  ["45 000 so'm", "45 000"],
  ["0,525", "1"],
])("[MN-1] %s pasted into a field of whole numbers is the number %s", async (text, shown) => {
  const field = await pasteText({ allowDecimal: false }, text);
  await expect.element(field).toHaveValue(shown);
});
