import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Claim } from "@dasturxon/contract";
import type { Order } from "../../../platform/shapes.ts";
import { expectAccessible } from "../../../testing/accessible.ts";
import { signInTestCustomer } from "../../../testing/customer-fixture.ts";
import { createFakeRefusal, FAKE_CONNECTION_LOSS } from "../../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../../testing/fake-api.ts";
import { testOrder } from "../../../testing/order-fixture.ts";
import { renderStore } from "../../../testing/render-store.tsx";
import { createTestId } from "../../../testing/shop-fixture.ts";
import { ClaimCard } from "./claim-card.tsx";
import { claimsQuery } from "./claims-query.ts";

const LIST_ENDPOINT = "GET /orders/v1/orders/{id}/claims";
const CLAIM_ENDPOINT = "POST /orders/v1/orders/{id}/claims";
const PHOTO_ENDPOINT = "PUT /orders/v1/orders/{id}/claims/photo";
const HOUR_MS = 3_600_000;
const formatIn = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

const deliveredOrder: Order = {
  ...testOrder,
  status: "DELIVERED",
  isPaid: true,
  isCancelable: false,
  deliveredAt: formatIn(-HOUR_MS),
};
const openClaim: Claim = {
  id: createTestId(70),
  orderId: deliveredOrder.id,
  reason: "COLD",
  lines: [{ line: 0, count: 1 }],
  comment: "The somsa was cold",
  photo: null,
  createdDate: formatIn(0),
  dueDate: formatIn(2 * HOUR_MS),
  answer: null,
};
const noClaims = { until: formatIn(23 * HOUR_MS), claims: [] };

async function renderClaims(api: FakeApiAnswers = {}, order: Order = deliveredOrder) {
  signInTestCustomer();
  claimsQuery.clear();
  const state = {
    order,
    error: null,
    isLive: true,
    knownAt: null,
    reload() {},
    show: vi.fn<(next: Order) => void>(),
    pretend() {},
  };
  return renderStore(<ClaimCard order={order} state={state} />, {
    path: "/profile/orders/:id",
    at: [`/profile/orders/${order.id}`],
    api: { [LIST_ENDPOINT]: noClaims, ...api },
  });
}

async function fillClaim(store: Awaited<ReturnType<typeof renderClaims>>) {
  await store.button("claim.row").click();
  const sheet = store.panel(store.t("claim.title"));
  await sheet.getByText(store.t("claim.reason.COLD"), { exact: true }).click();
  await sheet.getByText("Somsa", { exact: true }).click();
  await sheet.getByLabelText(store.t("claim.comment")).fill("The somsa was cold");
  return sheet;
}

/** Returns a handler for the new claim that accepts it. From then on, the list contains the claim. */
const acceptClaim =
  (store: Awaited<ReturnType<typeof renderClaims>>, claim: Claim = openClaim) =>
  () => {
    store.api.answer({ [LIST_ENDPOINT]: { until: null, claims: [claim] } });
    return claim;
  };

test("[OR-15] the row opens a sheet, which sends the reason, the chosen dishes and the text once", async () => {
  const store = await renderClaims();
  await store.button("claim.row").click();
  const sheet = store.panel(store.t("claim.title"));
  const findSend = (id: "claim.chooseReason" | "claim.chooseDishes" | "claim.send") =>
    sheet.getByRole("button", { name: store.t(id), exact: true });
  await expect.element(findSend("claim.chooseReason")).toBeDisabled();
  await sheet.getByText(store.t("claim.reason.COLD"), { exact: true }).click();
  await expect.element(findSend("claim.chooseDishes")).toBeDisabled();
  await sheet.getByText("Somsa", { exact: true }).click();
  await sheet.getByRole("button", { name: store.t("stepper.less", { name: "Somsa" }) }).click();
  await sheet.getByLabelText(store.t("claim.comment")).fill("The somsa was cold");
  await expectAccessible();
  store.api.answer({ [CLAIM_ENDPOINT]: acceptClaim(store) });
  await findSend("claim.send").click();
  await expect.element(sheet).not.toBeInTheDocument();
  const own = page.getByRole("region", { name: store.t("claim.own") });
  await expect.element(own).toMatchTextContent(store.t("claim.open"));
  await expect.element(own).toMatchTextContent("Somsa");
  await expect.element(store.button("claim.row")).not.toBeInTheDocument();
  expect(store.api.calls(CLAIM_ENDPOINT)).toMatchObject([
    { body: { reason: "COLD", lines: [{ line: 0, count: 1 }], comment: "The somsa was cold" } },
  ]);
});

test("[OR-15] lateness needs no dishes", async () => {
  const store = await renderClaims();
  await store.button("claim.row").click();
  const sheet = store.panel(store.t("claim.title"));
  await sheet.getByText(store.t("claim.reason.LATE"), { exact: true }).click();
  await expect.element(sheet).toMatchTextContent(store.t("claim.dishesOptional"));
  await expect.element(sheet.getByRole("button", { name: store.t("claim.send") })).toBeEnabled();
});

test("[OR-15, CH-9] a lost request keeps the input and is repeated with the same key; a refusal is shown", async () => {
  const store = await renderClaims({ [CLAIM_ENDPOINT]: FAKE_CONNECTION_LOSS });
  const sheet = await fillClaim(store);
  await store.button("claim.send").click();
  await expect.element(sheet.getByRole("alert")).toBeVisible();
  await expect.element(sheet.getByLabelText(store.t("claim.comment"))).toHaveValue("The somsa was cold");
  store.api.answer({ [CLAIM_ENDPOINT]: createFakeRefusal("claim_too_late") });
  await store.button("claim.send").click();
  await expect.poll(() => store.api.calls(CLAIM_ENDPOINT)).toHaveLength(2);
  const [first, second] = store.api.calls(CLAIM_ENDPOINT).map(({ key }) => key);
  expect(first).not.toBeNull();
  expect(second).toBe(first);
  await expect.element(sheet.getByRole("alert")).toBeVisible();
});

test("[OR-15] a claim made on another device meanwhile is shown instead of the form", async () => {
  const store = await renderClaims();
  const sheet = await fillClaim(store);
  const listed = { until: null, claims: [{ ...openClaim, comment: "From the other phone" }] };
  store.api.answer({ [CLAIM_ENDPOINT]: createFakeRefusal("claim_open"), [LIST_ENDPOINT]: listed });
  await store.button("claim.send").click();
  await expect.element(sheet).not.toBeInTheDocument();
  const own = page.getByRole("region", { name: store.t("claim.own") });
  await expect.element(own).toMatchTextContent("From the other phone");
  await expect.element(store.button("claim.row")).not.toBeInTheDocument();
  expect(store.api.calls(CLAIM_ENDPOINT)).toHaveLength(1);
});

test("[OR-15] a chosen photo is shown, and sent after the claim; one that was not saved can be added again", async () => {
  const store = await renderClaims({ [PHOTO_ENDPOINT]: createFakeRefusal("picture_not_saved") });
  const sheet = await fillClaim(store);
  await userEvent.upload(sheet.getByLabelText(store.t("claim.photoAdd")).last(), await drawPhoto());
  await expect.element(sheet.getByRole("img", { name: store.t("claim.photo") })).toBeVisible();
  store.api.answer({ [CLAIM_ENDPOINT]: acceptClaim(store) });
  await store.button("claim.send").click();
  await expect.element(store.text("claim.photoFailed")).toBeVisible();
  const own = page.getByRole("region", { name: store.t("claim.own") });
  const withPhoto = { ...openClaim, photo: "osh/photo" };
  store.api.answer({ [PHOTO_ENDPOINT]: acceptClaim(store, withPhoto) });
  await userEvent.upload(own.getByLabelText(store.t("claim.photoAdd")).last(), await drawPhoto());
  await expect.element(own.getByRole("img", { name: store.t("claim.photo") })).toBeInTheDocument();
  expect(store.api.calls(PHOTO_ENDPOINT)).toHaveLength(2);
});

test("[OR-15] an answer shows the money and the words; another problem can be reported after it", async () => {
  const answer = { kind: "REFUND", amount: 12_000, text: "We are sorry!", date: formatIn(0) } as const;
  const store = await renderClaims({
    [LIST_ENDPOINT]: { until: noClaims.until, claims: [{ ...openClaim, answer }] },
  });
  const own = page.getByRole("region", { name: store.t("claim.own") });
  await expect.element(own).toMatchTextContent(store.t("claim.answered"));
  await expect.element(own).toMatchTextContent(/12\s000/);
  await expect.element(own).toMatchTextContent("We are sorry!");
  await expect.element(store.button("claim.row")).toBeVisible();
});

test("[OR-15] a late answer is admitted, with the phone of the branch", async () => {
  const store = await renderClaims({
    [LIST_ENDPOINT]: { until: null, claims: [{ ...openClaim, dueDate: formatIn(-60_000) }] },
  });
  await expect.element(store.text("claim.late")).toBeVisible();
  const call = page.getByRole("link", { name: store.t("claim.call") });
  await expect.element(call).toHaveAttribute("href", "tel:+998712000000");
});

test("[OR-15] an order received more than a day ago offers no claim", async () => {
  const store = await renderClaims(
    { [LIST_ENDPOINT]: { until: null, claims: [] } },
    { ...deliveredOrder, deliveredAt: formatIn(-25 * HOUR_MS) },
  );
  await expect.poll(() => store.api.calls(LIST_ENDPOINT).length).toBeGreaterThan(0);
  await expect.element(store.button("claim.row")).not.toBeInTheDocument();
});

/** Returns a picture of a phone's camera. */
async function drawPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext("2d")?.fillRect(0, 0, 40, 30);
  return new File([await canvas.convertToBlob({ type: "image/png" })], "photo.png", { type: "image/png" });
}
