import { useState } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { Stepper } from "../ui/stepper.tsx";
import { renderStore } from "../testing/render-store.tsx";
import { storeEarlyTaps, replayEarlyTaps } from "./early-taps.ts";
import { watchPageLeaving } from "./leaving.ts";

/**
 * The tested functions listen for clicks as long as the page lives. Test files share a page, and a listener that
 * prevents the default action of a click would prevent the choice of radio buttons in all later tests.
 */
beforeEach(() => {
  for (const target of [window, document]) {
    const listen = vi.spyOn(target, "addEventListener");
    onTestFinished(() => {
      for (const [type, listener, options] of listen.mock.calls)
        if (type === "click") target.removeEventListener(type, listener, options);
      listen.mockRestore();
    });
  }
});
afterEach(() => {
  window.dxClicks = undefined;
});

/**
 * Renders a button, a link that opens a panel, and a plain link. `onTap` receives the number of earlier taps that are
 * rendered.
 */
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

test("taps on buttons and panel links before hydration are handled in order after it, repeated ones once", async () => {
  storeEarlyTaps();
  const onTap = vi.fn<(name: string, rendered: number) => void>();
  await renderStore(<EarlyControls onTap={onTap} />);
  await page.getByRole("link", { name: "Address" }).click();
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

test("each tap on a stepper before hydration counts", async () => {
  storeEarlyTaps();
  const onChange = vi.fn<(count: number) => void>();
  await renderStore(<Stepper count={1} onChange={onChange} labels={{ less: "Less", more: "More" }} />);
  for (let tap = 0; tap < 3; tap += 1) await page.getByRole("button", { name: "More" }).click();
  replayEarlyTaps();
  await expect.poll(() => onChange.mock.calls).toHaveLength(3);
});

test("plain links and popover buttons work before hydration", async () => {
  storeEarlyTaps();
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

test("only links that load another page count as leaving the page", async () => {
  watchPageLeaving();
  const links = { phone: "tel:+998712003040", part: "#menu", file: "/menu.pdf", search: "/search" };
  await renderStore(
    <>
      {Object.entries(links).map(([name, href]) => (
        <a key={name} href={href} {...(name === "file" && { download: "" })}>
          {name}
        </a>
      ))}
    </>,
  );
  addEventListener("click", (event) => event.preventDefault());
  const isLeavingAfter = (name: string) => {
    window.dxLeftAt = 0;
    page
      .getByRole("link", { name })
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return window.dxLeftAt > 0;
  };
  expect(Object.keys(links).filter(isLeavingAfter)).toEqual(["search"]);
});
