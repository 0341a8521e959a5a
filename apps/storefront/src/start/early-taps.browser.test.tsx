import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderStore } from "../testing/render-store.tsx";
import { keepEarlyTaps, replayEarlyTaps } from "./early-taps.ts";

afterEach(() => {
  window.dxClicks = undefined;
});

/** A button, a link that opens a panel, and a plain link. `onTap` gets the number of earlier taps that are rendered. */
function EarlyControls({ onTap }: { onTap(name: string, rendered: number): void }) {
  const [count, setCount] = useState(0);
  function onClick(name: string) {
    onTap(name, count);
    setCount(count + 1);
  }
  return (
    <>
      <button type="button" onClick={() => onClick("language")}>
        Language
      </button>
      <a
        href="/choose-address"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          onClick("address");
        }}
      >
        Address
      </a>
      <a href="#search">Search</a>
      <button type="button" popoverTarget="links">
        More
      </button>
      <div id="links" popover="auto">
        Links
      </div>
    </>
  );
}

test("taps on buttons and panel links before hydration are handled once, in order, after it", async () => {
  keepEarlyTaps();
  const onTap = vi.fn<(name: string, rendered: number) => void>();
  await renderStore(<EarlyControls onTap={onTap} />);
  await page.getByRole("link", { name: "Address" }).click();
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("link", { name: "Address" }).click();
  expect(onTap).not.toHaveBeenCalled();
  replayEarlyTaps();
  await expect
    .poll(() => onTap.mock.calls)
    .toEqual([
      ["address", 0],
      ["language", 1],
      ["address", 2],
    ]);
  await page.getByRole("button", { name: "Language" }).click();
  expect(onTap).toHaveBeenLastCalledWith("language", 3);
});

test("plain links and popover buttons work before hydration", async () => {
  keepEarlyTaps();
  await renderStore(<EarlyControls onTap={() => undefined} />);
  const followed = vi.fn<(event: Event) => void>();
  page
    .getByRole("link", { name: "Search" })
    .element()
    .addEventListener("click", (event) => {
      followed(event);
      event.preventDefault();
    });
  await page.getByRole("link", { name: "Search" }).click();
  expect(followed).toHaveBeenCalledOnce();
  await page.getByRole("button", { name: "More" }).click();
  await expect.element(page.getByText("Links")).toBeVisible();
  expect(window.dxClicks).toEqual([]);
});
