import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { OwnProductGrade } from "@dasturxon/contract";
import { expectAccessible } from "../../testing/accessible.ts";
import { signInTestCustomer } from "../../testing/customer-fixture.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { FAKE_CONNECTION_LOSS } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { somsa } from "../../testing/shop-fixture.ts";
import { Reviews } from "./reviews.tsx";

const OWN_GRADE_ENDPOINT = "GET /products/v1/grade/{productId}/own";
const COMMENTS_ENDPOINT = "GET /products/v1/grade/{productId}/comments";
const GRADE_ENDPOINT = "POST /products/v1/grade";
const noComments = { content: [], page: 0, size: 5, totalElements: 0, totalPages: 0 };

async function renderReviews(own: OwnProductGrade) {
  signInTestCustomer();
  const store = await renderStore(
    <main>
      <Reviews product={somsa} heading="h2" />
    </main>,
    {
      path: "/product/:id",
      at: [`/product/${somsa.id}`],
      api: { [OWN_GRADE_ENDPOINT]: own, [COMMENTS_ENDPOINT]: noComments },
    },
  );
  const { t } = store;
  const ask = page.getByRole("region", { name: t("review.askProduct") });
  const said = page.getByRole("region", { name: t("review.own") });
  const findStar = (grade: number) => page.getByText(t("review.ofFive", { grade }));
  return { ...store, ask, said, star: findStar };
}

test("[MN-10, CH-9] a customer that received a product reviews it, reads and changes the review; the input survives a reload and a failure", async () => {
  const { ask, said, star, t, field, button, api, reload } = await renderReviews({
    canGrade: true,
    grade: null,
    comment: null,
  });
  await star(2).click({ force: true });
  await field("review.comment").fill("Dry");
  await expectAccessible();
  await reload();
  await expect.element(field("review.comment")).toHaveValue("Dry");
  api.answer({ [GRADE_ENDPOINT]: FAKE_CONNECTION_LOSS });
  await button("review.send").click();
  await expect.element(ask.getByRole("alert")).toBeVisible();
  const written = {
    ...(await loadExampleReply("gradeProduct")),
    productId: somsa.id,
    grade: 2,
    comment: "Dry",
  };
  api.answer({
    [GRADE_ENDPOINT]: written,
    [COMMENTS_ENDPOINT]: { ...noComments, content: [written], totalElements: 1, totalPages: 1 },
  });
  await button("review.send").click();
  await expect
    .element(said.getByRole("img"))
    .toHaveAccessibleName(new RegExp(t("review.ofFive", { grade: 2 })));
  await expect.element(page.getByRole("listitem")).toMatchTextContent("Dry");
  expect(api.calls(GRADE_ENDPOINT).at(-1)?.body).toEqual({ productId: somsa.id, grade: 2, comment: "Dry" });
  await button("basket.change").click();
  await star(5).click({ force: true });
  await field("review.comment").fill("Good this time");
  await button("review.send").click();
  await expect.element(said).toMatchTextContent("Good this time");
  await expect
    .element(said.getByRole("img"))
    .toHaveAccessibleName(new RegExp(t("review.ofFive", { grade: 5 })));
});

test("[MN-10] a customer that did not receive the product is not asked for a grade", async () => {
  const { ask, said, text } = await renderReviews({ canGrade: false, grade: null, comment: null });
  await expect.element(text("reviews.empty")).toBeVisible();
  await expect.element(ask).not.toBeInTheDocument();
  await expect.element(said).not.toBeInTheDocument();
});
