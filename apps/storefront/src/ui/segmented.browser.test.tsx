import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SegmentedControl } from "./segmented.tsx";

const options = [
  { value: "a", label: "First" },
  { value: "b", label: "Second" },
  { value: "c", label: "Third" },
] as const;

function SegmentedChoice({ dir }: { dir: "ltr" | "rtl" }) {
  const [value, setValue] = useState<string>("b");
  return (
    <div dir={dir}>
      <SegmentedControl label="Way" options={options} value={value} onChange={setValue} />
    </div>
  );
}

test.each([
  ["ltr", "ArrowRight", "Third"],
  ["ltr", "ArrowLeft", "First"],
  ["rtl", "ArrowRight", "First"],
  ["rtl", "ArrowLeft", "Third"],
  ["rtl", "ArrowDown", "Third"],
  ["ltr", "ArrowDown", "Third"],
  ["ltr", "ArrowUp", "First"],
  ["ltr", "Home", "First"],
  ["ltr", "End", "Third"],
  ["rtl", "End", "Third"],
] as const)(
  "[LN-7] a segmented choice (%s) goes by %s from the second to the option %s",
  async (dir, key, name) => {
    const screen = await render(<SegmentedChoice dir={dir} />);
    onTestFinished(() => screen.unmount());
    const second = screen.getByRole("radio", { name: "Second" });
    await expect.element(second).toBeChecked();
    second.element().focus();
    await userEvent.keyboard(`{${key}}`);
    const chosen = screen.getByRole("radio", { name });
    await expect.element(chosen).toBeChecked();
    await expect.element(chosen).toHaveFocus();
  },
);
