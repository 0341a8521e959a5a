import { story } from "@dasturxon/contract/managed/stories";
import { expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeRows, createServerColumns } from "../../testing/fake-rows.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { StoriesPage } from "./stories-page.tsx";

const createStoryPage = (words: string) => ({
  image: "osh/page.webp",
  text: { uz: words },
  link: null,
  seconds: 6,
});

test("[CT-1] a story has at least one page, and its pages are reordered and removed by buttons", async () => {
  const stories = createFakeRows(story, [
    {
      ...createServerColumns(1),
      name: { uz: "Bugun" },
      image: "osh/ring.webp",
      pages: [createStoryPage("Birinchi"), createStoryPage("Ikkinchi")],
      startAt: null,
      endAt: null,
      isActive: true,
    },
  ]);
  const { page, t } = await renderPage(<StoriesPage />, { api: stories.answers });
  const form = page.getByRole("dialog");
  const pressButton = (name: string) => form.getByRole("button", { name, exact: true }).click();
  const openStory = () => page.getByCss(".row-name").click();
  await openStory();
  await pressButton(t("resource.up", { name: t("story.page", { number: 2 }) }));
  await expectAccessible();
  await pressButton(t("resource.save"));
  await expect.element(form).not.toBeInTheDocument();
  expect(stories.rows[0]?.pages.map(({ text }) => text.uz)).toEqual(["Ikkinchi", "Birinchi"]);

  await openStory();
  for (const number of [2, 1]) await pressButton(t("part.remove", { name: t("story.page", { number }) }));
  await pressButton(t("resource.save"));
  await expect.element(form.getByText(t("story.no-pages"))).toBeVisible();
  await pressButton(t("story.add-page"));
  await pressButton(t("resource.save"));
  await expect.element(form.getByText(t("story.wrong-pages"))).toBeVisible();
});
