import { expect, test } from "./src/test.ts";

test("[BR-15, MN-3] a menu by groups shows one at a time, and comes back to it after a product's page", async ({
  guestOf,
}) => {
  const guest = guestOf("market", "uz");
  const { page } = guest;
  await guest.open();
  await expect(guest.groupTab("fresh")).toHaveAttribute("aria-current", "true");
  await expect(guest.productLink("honey")).toBeHidden();

  await guest.groupTab("treats").click();
  await expect(guest.productLink("honey")).toBeVisible();
  await expect(guest.groupTab("treats")).toHaveAttribute("aria-current", "true");
  await expect(guest.groupTab("fresh")).not.toHaveAttribute("aria-current", "true");

  await guest.basketLink().click();
  await expect(page.getByRole("heading", { name: guest.t("basket.title"), level: 1 })).toBeVisible();
  await page.goBack();
  await expect(guest.groupTab("treats")).toHaveAttribute("aria-current", "true");
  await expect(guest.productLink("honey")).toBeVisible();
});

test("[MN-3] a link to a category opens its group, on the menu and from the list of categories", async ({
  guestOf,
}) => {
  const guest = guestOf("market", "ru");
  const { page } = guest;
  await guest.open("/category");
  await page.getByRole("link", { name: /Сладости и орехи/ }).click();
  await expect(guest.groupTab("treats")).toHaveAttribute("aria-current", "true");
  await expect(guest.productLink("honey")).toBeVisible();
  await page.reload();
  await expect(guest.groupTab("treats")).toHaveAttribute("aria-current", "true");
});

test("[UX-10] a brand with the basket in its navigation bar tells there how much is missing to the minimum", async ({
  guestOf,
}) => {
  const guest = guestOf("market", "en");
  await guest.open();
  const progress = guest.page.getByRole("progressbar", { name: /more to the minimum order/ });
  await expect(progress).toHaveCount(0);
  await guest.add("potato");
  await expect(progress).toBeVisible();
});
