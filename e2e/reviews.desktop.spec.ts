import { expectAccessible } from "./src/accessible.ts";
import { call } from "./src/call.ts";
import { handOver, placePickup } from "./src/pickup.ts";
import { expect, test } from "./src/test.ts";

test("[OR-10, MN-10] a manager answers a review; its customer reads the answer, and rude words about a dish are hidden", async ({
  guestOf,
  managerOf,
}) => {
  const guest = guestOf("osh", "ru");
  await guest.haveAccount();
  const order = await placePickup(guest);
  const staff = await managerOf("osh", "reviews");
  await handOver(staff, order.id);
  const [dish] = order.cartItems;
  await call(guest.page, `POST /orders/v1/orders/${order.id}/grade`, {
    grade: 2,
    comment: "Остыло по дороге",
    products: [{ productId: dish?.productId, grade: 1, comment: "Грубые слова" }],
  });
  const { page, t } = staff;
  await page.reload();
  await page.getByText(t("reviews.UNANSWERED"), { exact: true }).click();
  const row = page.getByRole("listitem").filter({ hasText: `№ ${order.number} ` });
  await expect(row).toContainText("Остыло по дороге");
  await row.getByRole("button", { name: t("reviews.write-answer") }).click();
  const field = row.getByLabel(t("reviews.answer-label"));
  await field.fill("Просим прощения, мы говорим с курьером.");
  await expectAccessible(page, "an answer to a review");
  // Leaving asks first, and what was typed stays.
  await row.getByRole("button", { name: t("resource.cancel") }).click();
  await page.getByRole("button", { name: t("resource.stay") }).click();
  await expect(field).toHaveValue("Просим прощения, мы говорим с курьером.");
  await row.getByRole("button", { name: t("reviews.send-answer") }).click();
  // Answered, it is none of those that wait.
  await expect(row).toHaveCount(0);
  await page.getByText(t("reviews.ALL"), { exact: true }).click();
  await expect(row).toContainText("Просим прощения, мы говорим с курьером.");
  await row.getByRole("button", { name: t("reviews.hide") }).click();
  await expect(row).toContainText(t("reviews.hidden"));
  await expectAccessible(page, "reviews");

  await guest.open(`/profile/orders/${order.id}`);
  const own = guest.page.getByRole("region", { name: guest.t("review.own") });
  await expect(own).toContainText("Просим прощения, мы говорим с курьером.");
  const path = `GET /products/v1/grade/${dish?.productId}/comments`;
  const { content } = await call<{ content: { comment: string }[] }>(guest.page, path);
  expect(content.map(({ comment }) => comment)).not.toContain("Грубые слова");
});
