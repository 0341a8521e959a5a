import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Stepper } from "./stepper.tsx";

const labels = { less: "One less", more: "One more" };

test("[BK-1] a stepper increments or decrements by one and stops at its limits", async () => {
  const onChange = vi.fn<(count: number) => void>();
  const screen = await render(<Stepper count={1} min={1} max={2} labels={labels} onChange={onChange} />);
  await screen.getByRole("button", { name: labels.more }).click();
  await expect.poll(() => onChange).toHaveBeenCalledExactlyOnceWith(2);
  await expect.element(screen.getByRole("button", { name: labels.less })).toBeDisabled();
  await screen.rerender(<Stepper count={2} min={1} max={2} labels={labels} onChange={onChange} />);
  await expect.element(screen.getByRole("button", { name: labels.more })).toBeDisabled();
});
