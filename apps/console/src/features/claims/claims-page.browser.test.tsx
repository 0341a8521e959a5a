import type { BoardOrder, StaffClaim } from "@dasturxon/contract";
import { MAX_CLAIM_TEXT_LENGTH } from "@dasturxon/domain/claim";
import { expect, test } from "vitest";
import { loadExampleReply, loadExampleAnswers } from "../../testing/example-replies.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeRefusal, SIMULATED_LOST_CONNECTION } from "../../testing/fake-api.ts";
import type { FakeAnswers } from "../../testing/fake-api.ts";
import { createTestId } from "../../testing/fake-rows.ts";
import { renderConsole } from "../../testing/render-console.tsx";
import { renderPage } from "../../testing/render-page.tsx";
import { ClaimsPage } from "./claims-page.tsx";

const LIST_ROUTE = "GET /console/v1/claims";
const ANSWER_ROUTE = "POST /console/v1/claims/{id}/answer";
const WORDS = "Просим прощения, мы говорим с курьером.";

async function loadClaim(more: Partial<StaffClaim> = {}): Promise<StaffClaim> {
  const example = await loadExampleReply("answerClaim");
  const createdDate = new Date().toISOString();
  const dueDate = new Date(Date.now() + 7_200_000).toISOString();
  return { ...example, createdDate, dueDate, answer: null, answeredBy: null, ...more };
}

const createList = (content: StaffClaim[]) => ({
  lastEventId: "1",
  content,
  page: 0,
  size: 100,
  totalElements: content.length,
  totalPages: 1,
});

/** Renders the page with one open claim, whose answers the fake server stores. */
async function renderClaims(role: "manager" | "operator", api: FakeAnswers = {}) {
  let claim = await loadClaim();
  const example = await loadExampleReply("boardOrder");
  const order: BoardOrder = {
    ...example,
    status: "CLOSED",
    version: 4,
    isPaid: true,
    paymentType: "CASH",
    partRefunds: [],
  };
  const rendered = await renderPage(<ClaimsPage />, {
    role,
    api: {
      [LIST_ROUTE]: ({ query }) =>
        createList((query.show ?? "OPEN") === (claim.answer ? "ANSWERED" : "OPEN") ? [claim] : []),
      "GET /console/v1/orders/{id}": { ...example, ...order },
      [ANSWER_ROUTE]: ({ body }) => {
        const { kind } = body.answer;
        const amount = kind === "CASHBACK" ? body.answer.amount : kind === "REFUND" ? 1000 : null;
        claim = { ...claim, answer: { kind, amount, text: body.text, date: claim.dueDate } };
        return claim;
      },
      ...api,
    },
  });
  const { page, t } = rendered;
  const row = page.getByRole("listitem").filter({ hasText: t("claims.order", { number: claim.number }) });
  const openDialog = async () => {
    await row.getByRole("button", { name: t("claims.answer") }).click();
    const dialog = page.getByRole("dialog", { name: t("claims.answer-title", { number: claim.number }) });
    await dialog.getByLabelText(t("claims.text")).fill(WORDS);
    return dialog;
  };
  return { ...rendered, row, openDialog };
}

test("[OR-15] a manager answers a claim by a refund of the claimed dishes; the claim moves to the answered ones", async () => {
  const { page, t, api, row, openDialog } = await renderClaims("manager");
  await expect.element(row).toMatchTextContent(t("claims.reason.COLD"));
  const dialog = await openDialog();
  await dialog.getByText(t("refund.part-of-sum"), { exact: true }).click();
  await dialog.getByRole("textbox", { name: t("refund.part-of-sum") }).fill("1000");
  await expectAccessible();
  await dialog.getByRole("button", { name: /1 000|1\s000/ }).click();
  await expect.element(page.getByText(t("claims.none-OPEN"))).toBeVisible();
  expect(api.sentTo(ANSWER_ROUTE)).toEqual([
    { answer: { kind: "REFUND", version: 4, part: { amount: 1000 } }, text: WORDS },
  ]);
  await page.getByText(t("claims.ANSWERED"), { exact: true }).click();
  await expect.element(row).toMatchTextContent(WORDS);
});

test("[OR-15] the claimed dishes are chosen in the form of the refund", async () => {
  const { t, openDialog } = await renderClaims("manager");
  const dialog = await openDialog();
  await expect.element(dialog.getByRole("textbox").first()).toHaveValue("1");
  await dialog.getByText(t("claims.kind.CASHBACK"), { exact: true }).click();
  await expect.element(dialog.getByRole("button", { name: t("claims.answer") })).toBeDisabled();
});

test("[OR-15] cashback is sent with its amount", async () => {
  const { t, api, openDialog } = await renderClaims("manager");
  const dialog = await openDialog();
  await dialog.getByText(t("claims.kind.CASHBACK"), { exact: true }).click();
  await dialog.getByLabelText(t("claims.cashback-sum")).fill("5000");
  await dialog.getByRole("button", { name: /5\s000/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.sentTo(ANSWER_ROUTE)).toEqual([{ answer: { kind: "CASHBACK", amount: 5000 }, text: WORDS }]);
});

test("[OR-15, US-8] an operator answers by a text only", async () => {
  const { t, api, openDialog } = await renderClaims("operator");
  const dialog = await openDialog();
  const field = dialog.getByLabelText(t("claims.text"));
  await expect.element(field).toHaveAccessibleDescription(t("claims.text-means"));
  await expect.element(field).toHaveAttribute("maxlength", String(MAX_CLAIM_TEXT_LENGTH));
  await expect.element(dialog.getByText(t("claims.kind.REFUND"), { exact: true })).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: t("claims.send-WORDS") }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.sentTo(ANSWER_ROUTE)).toEqual([{ answer: { kind: "WORDS" }, text: WORDS }]);
});

test("[OR-15] an answer that another staff member gave first is reported, and the list is loaded again", async () => {
  const { page, t, openDialog } = await renderClaims("operator", {
    [ANSWER_ROUTE]: createFakeRefusal("claim_answered"),
  });
  const dialog = await openDialog();
  await dialog.getByRole("button", { name: t("claims.send-WORDS") }).click();
  await expect.element(page.getByRole("alert").first()).toBeVisible();
});

test("[OR-15] a lost answer is repeated with its key, a changed one has another key", async () => {
  const { t, api, openDialog } = await renderClaims("operator", {
    [ANSWER_ROUTE]: () => SIMULATED_LOST_CONNECTION,
  });
  const dialog = await openDialog();
  const send = async (count: number) => {
    await dialog.getByRole("button", { name: t("claims.send-WORDS") }).click();
    await expect.poll(() => api.sentTo(ANSWER_ROUTE)).toHaveLength(count);
  };
  await send(1);
  await send(2);
  await dialog.getByLabelText(t("claims.text")).fill("Простите!");
  await send(3);
  const [first, second, third] = api.calls
    .filter(({ route }) => route === ANSWER_ROUTE)
    .map(({ idempotencyKey }) => idempotencyKey);
  expect(first).not.toBeNull();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("[OR-15, PY-5] a refund of an order that has changed is refused; the next one has the new version", async () => {
  const example = await loadExampleReply("boardOrder");
  let version = 4;
  const order = () => ({ ...example, status: "CLOSED", isPaid: true, paymentType: "CASH", version }) as const;
  const { t, api, openDialog } = await renderClaims("manager", {
    "GET /console/v1/orders/{id}": () => ({ ...example, ...order(), partRefunds: [] }),
    [ANSWER_ROUTE]: createFakeRefusal("stale_version"),
  });
  const dialog = await openDialog();
  await dialog.getByText(t("refund.part-of-sum"), { exact: true }).click();
  await dialog.getByRole("textbox", { name: t("refund.part-of-sum") }).fill("1000");
  version = 5;
  await dialog.getByRole("button", { name: /1 000|1\s000/ }).click();
  await expect.poll(() => api.sentTo("GET /console/v1/orders/{id}").length).toBeGreaterThan(1);
  await dialog.getByRole("button", { name: /1 000|1\s000/ }).click();
  await expect
    .poll(() => api.sentTo(ANSWER_ROUTE).map(({ answer }) => answer.kind === "REFUND" && answer.version))
    .toEqual([4, 5]);
});

test("[OR-15] more than 100 open claims are all counted; the most urgent are on the first page", async () => {
  const first = await loadClaim();
  const claims = Array.from({ length: 150 }, (_, index): StaffClaim => {
    const dueDate = new Date(Date.now() + (index + 1) * 60_000).toISOString();
    return { ...first, id: createTestId(index), number: 1000 + index, dueDate };
  });
  const { page, t } = await renderPage(<ClaimsPage />, {
    role: "operator",
    api: {
      [LIST_ROUTE]: ({ query }) => ({
        ...createList(claims.slice(query.page * query.size, (query.page + 1) * query.size)),
        totalElements: claims.length,
        totalPages: 2,
      }),
    },
  });
  const findClaim = (number: number) =>
    page.getByRole("listitem").filter({ hasText: t("claims.order", { number }) });
  await expect.element(findClaim(1000)).toBeInTheDocument();
  await expect.element(page.getByRole("heading", { level: 2 })).toMatchTextContent("150");
  await expect.element(findClaim(1149)).not.toBeInTheDocument();
  await page.getByRole("button", { name: t("page.next") }).click();
  await expect.element(findClaim(1149)).toBeInTheDocument();
});

test("[OR-15, OR-5] a new claim is shown on every page with its deadline, and an answered one is removed", async () => {
  const claim = await loadClaim();
  const { page, t, api, lines } = await renderConsole({
    api: { ...loadExampleAnswers(), [LIST_ROUTE]: createList([]) },
    at: "/stop-list",
  });
  await expect.poll(() => lines.urls).toHaveLength(1);
  await expect.poll(() => api.sentTo(LIST_ROUTE)).toHaveLength(1);
  const event = { order: null, reservation: null, waiterCall: null };
  const banner = page.getByRole("alert").filter({ hasText: t("claims.waiting", { count: 1 }) });
  // The lazy-loaded component for claims receives events only after it has loaded its list of claims.
  const tellClaim = () => {
    lines.tell("/console/v1/events", { ...event, claim }, "2");
    return banner.query();
  };
  await expect.poll(tellClaim).not.toBeNull();
  await expectAccessible();
  const answer = { kind: "WORDS", amount: null, text: WORDS, date: claim.dueDate } as const;
  lines.tell("/console/v1/events", { ...event, claim: { ...claim, answer } }, "3");
  await expect.element(banner).not.toBeInTheDocument();
});
