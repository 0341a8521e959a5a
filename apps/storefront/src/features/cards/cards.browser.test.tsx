import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessible.ts";
import { signInTestCustomer } from "../../testing/customer-fixture.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId } from "../../testing/shop-fixture.ts";
import { CardsScreen } from "./cards-screen.tsx";
import { ConfirmCardScreen } from "./confirm-card-screen.tsx";
import { NewCardScreen } from "./new-card-screen.tsx";
import { pendingCardStore } from "./pending-card.ts";

const CARD_NUMBER = "8600069195406311";
const codeReply = { id: createTestId(50), phone: "99890*****67", resendIn: 60 };

const renderNewCardScreen = (onSent: () => void, api: FakeApiAnswers) => {
  signInTestCustomer();
  return renderStore(<NewCardScreen onSent={onSent} />, { path: "/profile/cards/create", api });
};
const noCardsReply = {
  cards: [],
  entry: { paymentType: "CLICK" as const, url: null, auth: null },
};

test("[PY-4] a card number is grouped and focus moves to its expiry; a wrong digit and a past month are reported", async () => {
  const onSent = vi.fn<() => void>();
  const store = await renderNewCardScreen(onSent, { "GET /payments/v1/cards": noCardsReply });
  await store.field("card.number").click();
  await userEvent.keyboard("8600069195406312");
  await expect.element(store.field("card.number")).toHaveValue("8600 0691 9540 6312");
  await expect.element(store.field("card.expiry")).toHaveFocus();
  await userEvent.keyboard("1320");
  await store.button("card.continue").click();
  await expect.element(store.text("card.numberWrong")).toBeVisible();
  await expect.element(store.text("card.expiryWrong")).toBeVisible();
  await expectAccessible();
  // The browser must not submit or store the fields.
  expect(document.querySelectorAll("form[action], form [name]")).toHaveLength(0);
  expect(onSent).not.toHaveBeenCalled();
});

test("[PY-4] a card that the provider rejects is reported, an accepted one continues to its code", async () => {
  const onSent = vi.fn<() => void>();
  const store = await renderNewCardScreen(onSent, {
    "GET /payments/v1/cards": noCardsReply,
    "POST /payments/v1/cards/number": createFakeRefusal("card_not_accepted"),
  });
  await store.field("card.number").fill("8600-0691-9540-6311");
  await store.field("card.expiry").fill("0399");
  await expect.element(store.field("card.expiry")).toHaveValue("03/99");
  await expect
    .element(page.getByText(store.t("card.handedOn", { name: "Click" }), { exact: false }))
    .toBeVisible();
  await store.button("card.continue").click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(onSent).not.toHaveBeenCalled();
  store.api.answer({ "POST /payments/v1/cards/number": codeReply });
  await store.button("card.continue").click();
  await expect.poll(() => onSent).toHaveBeenCalledOnce();
  await expect
    .poll(() => store.api.calls("POST /payments/v1/cards/number").at(-1)?.body)
    .toEqual({
      number: CARD_NUMBER,
      expiry: "03/99",
    });
});

test("[PY-4] if the provider takes numbers itself the number is sent only there; a rejection is shown, and the code step survives a reload", async () => {
  const onSent = vi.fn<() => void>();
  const url = "https://provider.example/api";
  const { fetch: own } = window;
  const asked: string[] = [];
  let result: object | null = null;
  window.fetch = async (input, init) => {
    if (input !== url) return own(input, init);
    asked.push(String(init?.body));
    return Response.json(result ? { result } : { error: { code: -31_300 } });
  };
  onTestFinished(() => void (window.fetch = own));
  const store = await renderNewCardScreen(onSent, {
    "GET /payments/v1/cards": { cards: [], entry: { paymentType: "PAYME", url, auth: "shop" } },
    "POST /payments/v1/cards": codeReply,
  });
  await store.field("card.number").fill("3333 3364 1580 4657");
  await store.field("card.expiry").fill("0399");
  await store.button("card.continue").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(store.t("card.notAccepted"));
  expect(store.api.calls("POST /payments/v1/cards")).toEqual([]);
  result = { card: { token: "token" } };
  await store.field("card.number").fill(CARD_NUMBER);
  await store.button("card.continue").click();
  await expect.poll(() => onSent).toHaveBeenCalledOnce();
  expect(asked.at(-1)).toContain(CARD_NUMBER);
  expect(store.api.calls("POST /payments/v1/cards")[0]?.body).toEqual({ token: "token" });
  const told = JSON.stringify([store.api.calls(), { ...localStorage }, { ...sessionStorage }]);
  expect(told.replaceAll(/[ -]/g, "")).not.toContain(CARD_NUMBER);
  await store.reload();
  expect(pendingCardStore.get()).toMatchObject({ id: codeReply.id, phone: codeReply.phone });
});

test("[PY-4] a wrong code of a card is told at its field, the right one saves it", async () => {
  const onDone = vi.fn<() => void>();
  signInTestCustomer();
  const pending = { id: codeReply.id, phone: codeReply.phone, resendAt: null };
  const store = await renderStore(<ConfirmCardScreen pending={pending} onDone={onDone} />, {
    api: { "POST /payments/v1/cards/{id}/confirm": createFakeRefusal("wrong_code") },
  });
  await store.field("card.code").fill("111111");
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(page.getByRole("link", { name: store.t("card.enterAgain") })).toBeVisible();
  store.api.answer({ "POST /payments/v1/cards/{id}/confirm": await loadExampleReply("confirmCard") });
  await store.field("card.code").fill("666666");
  await expect.element(store.text("card.saved")).toBeVisible();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
});

test("[PY-4] a card goes only after a question; one that the server could not delete is restored", async () => {
  signInTestCustomer();
  const saved = await loadExampleReply("cards");
  const store = await renderStore(<CardsScreen />, {
    path: "/profile/cards",
    api: {
      "GET /payments/v1/cards": saved,
      "DELETE /payments/v1/cards/{id}": createFakeRefusal("not_found"),
    },
  });
  const remove = store.button("card.delete", { end: "•••• 6311" });
  await remove.click();
  await store.button("address.no").click();
  await expect.element(store.panel()).not.toBeInTheDocument();
  expect(store.api.calls("DELETE /payments/v1/cards/{id}")).toEqual([]);
  await remove.click();
  await store.button("address.yes").click();
  await expect.poll(() => store.api.calls("DELETE /payments/v1/cards/{id}")).toHaveLength(1);
  await expect.element(page.getByRole("radio", { name: /6311/ })).toBeChecked();
  store.api.answer({
    "DELETE /payments/v1/cards/{id}": { done: true },
    "GET /payments/v1/cards": { ...saved, cards: [] },
  });
  await remove.click();
  await store.button("address.yes").click();
  await expect.element(page.getByRole("heading", { name: store.t("card.empty") })).toBeVisible();
});
