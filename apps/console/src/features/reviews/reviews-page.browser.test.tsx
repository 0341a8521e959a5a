import type { StaffReview } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { ReviewsPage } from "./reviews-page.tsx";

const REVIEW_ANSWER = "Просим прощения, мы говорим с курьером.";

test("[OR-10, MN-10] an answered review leaves the waiting list, and an offensive product review can be hidden", async () => {
  const example = await loadExampleReply("staffReviews");
  const [first] = example.content;
  const [dish] = first?.products ?? [];
  if (!first || !dish) throw new Error("the example has no review of a dish");
  let review: StaffReview = {
    ...first,
    grade: 2,
    comment: "Остыло по дороге",
    products: [{ ...dish, grade: 1, comment: "Грубые слова" }],
  };
  const { page, t, api } = await renderPage(<ReviewsPage />, {
    role: "manager",
    api: {
      "GET /console/v1/reviews": ({ query }) => {
        const content = query.show === "UNANSWERED" && review.answer ? [] : [review];
        return { ...example, content, totalElements: content.length };
      },
      "PUT /console/v1/reviews/{id}/answer": ({ body }) => {
        const answer = body.text ? { text: body.text, by: "Dilnoza", date: review.reviewedDate } : null;
        review = { ...review, version: review.version + 1, answer };
        return review;
      },
      "PUT /console/v1/reviews/{id}/products/{productId}/hidden": ({ body }) => {
        review = { ...review, products: [{ ...dish, comment: "Грубые слова", isHidden: body.isHidden }] };
        return review;
      },
    },
  });
  await page.getByText(t("reviews.UNANSWERED"), { exact: true }).click();
  const row = page.getByRole("listitem").filter({ hasText: `№ ${first.number} ` });
  await expect.element(row).toMatchTextContent("Остыло по дороге");
  await row.getByRole("button", { name: t("reviews.write-answer") }).click();
  const field = row.getByLabelText(t("reviews.answer-label"));
  await field.fill(REVIEW_ANSWER);
  await expectAccessible();
  // Leaving the page asks for a confirmation. If the user stays, the typed answer is preserved.
  await row.getByRole("button", { name: t("resource.cancel") }).click();
  await page.getByRole("button", { name: t("resource.stay") }).click();
  await expect.element(field).toHaveValue(REVIEW_ANSWER);
  await row.getByRole("button", { name: t("reviews.send-answer") }).click();
  await expect.element(page.getByText(t("reviews.none-such"))).toBeVisible();
  expect(api.sentTo("PUT /console/v1/reviews/{id}/answer")).toEqual([{ version: 1, text: REVIEW_ANSWER }]);
  await page.getByText(t("reviews.ALL"), { exact: true }).click();
  await expect.element(row).toMatchTextContent(REVIEW_ANSWER);
  await row.getByRole("button", { name: t("reviews.hide") }).click();
  await expect.element(row).toMatchTextContent(t("reviews.hidden"));
  expect(api.sentTo("PUT /console/v1/reviews/{id}/products/{productId}/hidden")).toEqual([
    { isHidden: true },
  ]);
});
