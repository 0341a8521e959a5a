import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { renderStore } from "../testing/render-store.tsx";
import { Sheet } from "./sheet.tsx";
import type { SheetProps } from "./sheet.tsx";
import { toast } from "./toast.tsx";

const LINES = Array.from({ length: 40 }, (_, at) => `Line ${at + 1}`);

const renderSheet = (height: NonNullable<SheetProps["height"]>, onClose = () => undefined as void) => (
  <Sheet isOpen onClose={onClose} title="Lines" closeLabel="Close" height={height}>
    <ul>
      {LINES.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Sheet>
);

/** Height of the sheet as a fraction of the screen. */
function measureSheetShare(): number {
  const sheet = page.getByRole("dialog").element() as HTMLElement;
  return Math.round((sheet.offsetHeight / innerHeight) * 100) / 100;
}

test("[SH-4] a sheet covers at most 65 % of the screen and scrolls, a tall one 92 %, a full one all of it", async () => {
  for (const [height, part] of [
    ["auto", 0.65],
    ["tall", 0.92],
    ["full", 1],
  ] as const) {
    await renderStore(renderSheet(height));
    await expect.element(page.getByRole("dialog", { name: "Lines" })).toBeVisible();
    await expect.poll(measureSheetShare, { message: height }).toBe(part);
    const last = page.getByText("Line 40");
    last.element().scrollIntoView();
    // The bottom of the last line may be a fraction of a pixel below the edge of the screen.
    await expect
      .poll(() => last.element().getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(innerHeight + 1);
  }
});

test("[SH-4] a drawer covers 30 % of the screen: at least of the height on a phone, of the width at the side on a desktop", async () => {
  const drawer = (
    <Sheet isOpen isDrawer onClose={() => undefined} title="Lines" closeLabel="Close">
      <p>One line</p>
    </Sheet>
  );
  await renderStore(drawer);
  const getSheetRectangle = () =>
    page.getByRole("dialog", { name: "Lines" }).element().getBoundingClientRect();
  await expect.poll(measureSheetShare).toBe(0.3);
  const [width, height] = [innerWidth, innerHeight];
  const root = document.documentElement;
  await page.viewport(1600, 900);
  const getWidthPercent = () => Math.round((getSheetRectangle().width / root.clientWidth) * 100);
  await expect
    .poll(() => [
      getWidthPercent(),
      getSheetRectangle().height,
      Math.abs(Math.round(getSheetRectangle().right - root.clientWidth)) < 20,
    ])
    .toEqual([30, 900, true]);
  root.dir = "rtl";
  await expect.poll(() => getSheetRectangle().left).toBeLessThan(20);
  root.dir = "ltr";
  await page.viewport(width, height);
});

test("[SH-4, RT-5] the page under a sheet does not scroll until the sheet's screen is left; Escape and its button close it", async () => {
  const onClose = vi.fn<() => void>();
  await renderStore(renderSheet("auto", onClose));
  const getPageOverflow = () => getComputedStyle(document.documentElement).overflowY;
  await expect.poll(getPageOverflow).toBe("hidden");
  await page.getByRole("button", { name: "Close" }).click();
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(2);
  await cleanup();
  await expect.poll(getPageOverflow).toBe("visible");
});

afterEach(() => vi.useRealTimers());

test("[SH-5] a notice stays four and a half seconds, two are 16 pixels apart", async () => {
  await renderStore(<p className="pt-[70vh]">menu</p>);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  await toast({ text: "First" });
  await toast({ text: "Second" });
  const notice = page.getByText("Second");
  await expect.element(notice).toBeVisible();
  // Stacked notices expand under the pointer, which also pauses their timers.
  await notice.hover();
  const measureToastGap = () => {
    const boxes = [...document.querySelectorAll("[data-sonner-toast]")]
      .map((each) => each.getBoundingClientRect())
      .toSorted((one, other) => one.top - other.top);
    return boxes.length === 2 ? Math.round((boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0)) : null;
  };
  await expect.poll(measureToastGap).toBe(16);
  await page.getByText("menu").hover({ force: true, position: { x: 5, y: innerHeight * 0.7 + 5 } });
  await vi.advanceTimersByTimeAsync(4_000);
  await expect.element(notice).toBeVisible();
  await vi.advanceTimersByTimeAsync(1_500);
  await expect.element(notice).not.toBeInTheDocument();
});
