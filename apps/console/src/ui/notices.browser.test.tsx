import { notifications } from "@mantine/notifications";
import { expect, test } from "vitest";
import { loadExampleAnswers } from "../testing/example-replies.ts";
import { renderConsole } from "../testing/render-console.tsx";
import { DESKTOP_VIEWPORT_SIZE, PHONE_VIEWPORT_SIZE } from "../testing/render-page.tsx";

/** Parts of a page that a notice must not cover: bars with tabs, rows of pages, and bars with buttons. */
const KEPT_FREE = "nav, .column-tabs [role=tab], .settings-foot, .row-form-foot";

/** Returns the visible parts that the box covers, by their texts. */
function listCovered({ left, right, top, bottom }: DOMRect): string[] {
  const covered = [...document.querySelectorAll<HTMLElement>(KEPT_FREE)].filter((control) => {
    const box = control.getBoundingClientRect();
    const isSeen =
      box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return isSeen && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  });
  return covered.map((control) => control.textContent);
}

/** Returns the bottom of the lowest row of tabs or pages. A hint above a row moves it down, so a notice is below all rows. */
const getEndOfRows = () =>
  Math.max(
    ...[...document.querySelectorAll("nav")]
      .map((row) => row.getBoundingClientRect())
      .filter(({ width }) => width > innerWidth / 2)
      .map(({ bottom }) => bottom),
  );

for (const [name, size] of [
  ["390×844", PHONE_VIEWPORT_SIZE],
  ["1280×800", DESKTOP_VIEWPORT_SIZE],
] as const)
  test(`[S37] a notice covers no tabs, rows of pages or buttons of a form's bar at ${name}`, async () => {
    const { page, t, router } = await renderConsole({ role: "owner", size, api: loadExampleAnswers() });
    await expect.element(page.getByRole("tab").first()).toBeVisible();
    for (const at of ["/", "/stop-list", "/manage/changes", "/manage/products", "/manage/settings"]) {
      await router.navigate(at);
      await expect.poll(() => router.state.navigation.state).toBe("idle");
      const pages = page.getByRole("navigation", { name: t("frame.manage"), exact: true });
      if (at.startsWith("/manage")) await expect.element(pages).toBeVisible();
      if (at === "/manage/settings") await expect.element(page.getByCss(".settings-foot")).toBeVisible();
      notifications.show({ message: t("changes.undone", { count: 1 }) });
      const notice = page.getByCss(".mantine-Notification-root");
      await expect.element(notice).toBeVisible();
      // The notice slides and fades in.
      await expect.poll(() => getComputedStyle(notice.element()).opacity).toBe("1");
      const getBox = () => notice.element().getBoundingClientRect();
      await expect.poll(() => getBox().top >= getEndOfRows(), { message: at }).toBe(true);
      expect([at, listCovered(getBox())]).toEqual([at, []]);
      expect([at, getBox().top >= 0 && getBox().bottom <= innerHeight]).toEqual([at, true]);
      notifications.clean();
      await expect.element(notice).not.toBeInTheDocument();
    }
  });
