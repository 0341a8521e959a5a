import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Order } from "../../platform/shapes.ts";
import { waitingReviewsStore } from "../../shop/session/waiting-reviews.ts";
import { expectAccessible } from "../../testing/accessible.ts";
import { signInTestCustomer } from "../../testing/customer-fixture.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { FAKE_CONNECTION_LOSS, createFakeRefusal } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { ReviewCard } from "./review-card.tsx";

async function renderReviewCard(api: FakeApiAnswers = {}) {
  signInTestCustomer();
  const graded = await loadExampleReply("gradeOrder");
  const order: Order = { ...graded, grade: null };
  const show = vi.fn<(next: Order) => void>();
  const state = { order, error: null, isLive: true, knownAt: null, reload() {}, show, pretend() {} };
  const store = await renderStore(<ReviewCard order={order} state={state} />, {
    path: "/profile/orders/:id",
    at: [`/profile/orders/${order.id}`],
    api,
  });
  const formatGrade = (grade: number) => store.t("review.ofFive", { grade });
  return { store, order, graded, show, words: formatGrade };
}

test("[OR-10] a finished order asks once for a review, which can also be written later", async () => {
  const { store, words } = await renderReviewCard();
  await store.button("review.later").click();
  await expect.element(store.button("review.later")).not.toBeInTheDocument();
  await store.reload();
  await expect.element(store.button("review.later")).not.toBeInTheDocument();
  await expect.element(page.getByRole("radio", { name: words(4) })).toBeInTheDocument();
});

test("[OR-10, CH-9] stars open the sheet; its input survives a reload and is sent with the products' grades", async () => {
  const { store, order, graded, show, words } = await renderReviewCard();
  await page.getByText(words(4)).click({ force: true });
  const sheet = store.panel(store.t("review.title"));
  await sheet.getByLabelText(store.t("review.comment")).fill("Hot and fast");
  await store.reload();
  // Taps a different star, because the previous one is already chosen.
  await page.getByText(words(5)).first().click({ force: true });
  await expect.element(sheet.getByLabelText(store.t("review.comment"))).toHaveValue("Hot and fast");
  await expectAccessible();
  await sheet.getByRole("radiogroup").nth(1).getByText(words(2)).click({ force: true });
  store.api.answer({ "POST /orders/v1/orders/{id}/grade": graded });
  await store.button("review.send").click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: graded.id }));
  await expect
    .poll(() => store.api.calls("POST /orders/v1/orders/{id}/grade")[0])
    .toMatchObject({
      path: { id: order.id },
      body: { grade: 5, comment: "Hot and fast", products: [{ grade: 2, comment: null }] },
    });
});

test("[OR-10, ER-3] offline a review waits on the device; a refused one stays in its sheet", async () => {
  const { store, order, words } = await renderReviewCard({
    "POST /orders/v1/orders/{id}/grade": createFakeRefusal("already_graded"),
  });
  await page.getByText(words(5)).click({ force: true });
  await store.button("review.send").click();
  await expect.element(store.panel().getByRole("alert")).toBeVisible();
  expect(waitingReviewsStore.get()).toEqual([]);
  store.api.answer({ "POST /orders/v1/orders/{id}/grade": FAKE_CONNECTION_LOSS });
  await store.button("review.send").click();
  await expect.element(store.text("review.waits")).toBeVisible();
  expect(waitingReviewsStore.get()).toMatchObject([{ orderId: order.id, body: { grade: 5 } }]);
});

test("[OR-10] a low grade offers reasons and a call, which start the comment; a high one does not", async () => {
  const { store, graded, words } = await renderReviewCard();
  await page.getByText(words(2)).click({ force: true });
  const sheet = store.panel(store.t("review.title"));
  const findReasonButton = (id: "LATE" | "CALL") =>
    sheet.getByRole("button", { name: store.t(`review.reason.${id}`), exact: true });
  await findReasonButton("CALL").click();
  await findReasonButton("LATE").click();
  await expect.element(findReasonButton("LATE")).toHaveAttribute("aria-pressed", "true");
  await sheet.getByLabelText(store.t("review.comment")).fill("An hour");
  await expectAccessible();
  store.api.answer({ "POST /orders/v1/orders/{id}/grade": graded });
  await store.button("review.send").click();
  const comment = [store.t("review.reason.LATE"), store.t("review.reason.CALL"), "An hour"].join(". ");
  await expect
    .poll(() => store.api.calls("POST /orders/v1/orders/{id}/grade")[0])
    .toMatchObject({ body: { grade: 2, comment } });
});

test("[OR-10] a high grade asks for no reasons", async () => {
  const { store, words } = await renderReviewCard();
  await page.getByText(words(5)).click({ force: true });
  await expect.element(store.button("review.send")).toBeVisible();
  await expect.element(store.text("review.whatWrong")).not.toBeInTheDocument();
});
