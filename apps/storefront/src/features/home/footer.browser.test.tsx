import type { Language } from "@dasturxon/domain/language";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { renderStore } from "../../testing/render-store.tsx";
import { Footer } from "./footer.tsx";

async function renderNarrowFooter(language: Language) {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(390, 844));
  const store = await renderStore(<Footer policies={[]} />, { language });
  await expect.element(page.getByRole("contentinfo")).toBeVisible();
  await document.fonts.ready;
  const links = page.getByRole("contentinfo").getByRole("link").elements();
  return { ...store, columns: new Set(links.map((link) => link.getBoundingClientRect().left)).size };
}

test.each(["uz", "ru", "kz"] as const)(
  "[UX-42] at double text size in %s the footer has one column and no part wider than a narrow phone",
  async (language) => {
    document.documentElement.style.fontSize = "200%";
    onTestFinished(() => void (document.documentElement.style.fontSize = ""));
    const { columns } = await renderNarrowFooter(language);
    expect(columns).toBe(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
);

test("the footer's links are in two columns on a narrow phone", async () => {
  const { columns } = await renderNarrowFooter("ru");
  expect(columns).toBe(2);
});
