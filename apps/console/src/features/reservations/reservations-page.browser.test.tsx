import type { Reservation, StaffMember } from "@dasturxon/contract";
import { addDays, dayFromInstant } from "@dasturxon/domain/time-zone";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { DESKTOP_VIEWPORT_SIZE, renderPage } from "../../testing/render-page.tsx";
import { ReservationsPage } from "./reservations-page.tsx";

const TIME_ZONE = "Asia/Tashkent";
const tomorrow = addDays(dayFromInstant(new Date(), TIME_ZONE), 1);

/** Renders the reservations page: one table with a reservation for tomorrow at 13:00 and an open waiter call. */
async function openDay(size?: typeof DESKTOP_VIEWPORT_SIZE, role: StaffMember["role"] = "owner") {
  const example = await loadExampleReply("brandReservations");
  const [first] = example.reservations;
  const call = example.waiterCalls.find(({ table }) => table.id === example.tables[0]?.id);
  if (!first || !call) throw new Error("the example has no reservation or no call");
  let reservation: Reservation = {
    ...first,
    state: "NEW",
    startsAt: `${tomorrow}T08:00:00.000Z`,
    endsAt: `${tomorrow}T10:00:00.000Z`,
    guestName: "Lola",
    comment: "Deraza yonida",
  };
  const changeReservation = (change: Partial<Reservation>) => {
    reservation = { ...reservation, version: reservation.version + 1, ...change };
    return reservation;
  };
  const codes = await loadExampleReply("tableCodes");
  const rendered = await renderPage(<ReservationsPage />, {
    path: "/reservations",
    role,
    ...(size && { size }),
    api: {
      "GET /console/v1/reservations": () => ({
        ...example,
        reservations: [reservation],
        waiterCalls: [{ ...call, calledAt: new Date().toISOString() }],
      }),
      "GET /console/v1/tables": codes,
      "POST /console/v1/reservations/{id}/confirm": () => changeReservation({ state: "CONFIRMED" }),
      "POST /console/v1/reservations/{id}/refuse": ({ body }) =>
        changeReservation({ state: "REFUSED", answer: body.answer ?? null }),
      "POST /console/v1/waiter-calls/{id}/end": { ...call, state: "ENDED", endedAt: call.calledAt },
    },
  });
  const { page } = rendered;
  const row = page.getByRole("listitem").filter({ hasText: "Deraza yonida" });
  await expect.element(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  return { ...rendered, row, codes, call, table: first.table };
}

test("[OR-11] confirms a reservation and reopens it from its table's row of the day", async () => {
  const { page, t, api, row, table } = await openDay(DESKTOP_VIEWPORT_SIZE);
  await row.getByRole("button", { name: t("reservations.confirm") }).click();
  await expect.element(row).toMatchTextContent(t("reservation.CONFIRMED"));
  await expect.element(row.getByRole("button", { name: t("reservations.confirm") })).not.toBeInTheDocument();
  expect(api.sentTo("POST /console/v1/reservations/{id}/confirm")).toEqual([{ version: 1 }]);
  await page.getByText(t("reservations.view.grid"), { exact: true }).click();
  await expect.element(row).not.toBeInTheDocument();
  await page
    .getByRole("listitem", { name: t("reservations.table", { number: table.number }), exact: true })
    .getByRole("button", { name: /13:00–15:00/ })
    .click();
  await expect.element(row).toMatchTextContent(t("reservation.CONFIRMED"));
  await expectAccessible();
});

test("[OR-11] refuses a reservation with a comment for the guest; an unsent comment is not used for another guest", async () => {
  const { page, t, api, row } = await openDay();
  const dialog = page.getByRole("dialog");
  const words = dialog.getByLabelText(t("reservations.words"));
  const refuse = row.getByRole("button", { name: t("reservations.refuse") });
  await refuse.click();
  await words.fill("Boshqa mehmonga");
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await refuse.click();
  await expect.element(words).toHaveValue("");
  await words.fill("Zal yopildi");
  await dialog.getByRole("button", { name: t("reservations.refuse") }).click();
  await expect.element(row).toMatchTextContent(t("reservation.REFUSED"));
  await expect.element(row).toMatchTextContent("Zal yopildi");
  await expect.element(row.getByRole("button")).not.toBeInTheDocument();
  expect(api.sentTo("POST /console/v1/reservations/{id}/refuse")).toEqual([
    { version: 1, answer: "Zal yopildi" },
  ]);
});

test.each([
  ["a phone", undefined],
  ["a desktop", DESKTOP_VIEWPORT_SIZE],
] as const)(
  "[OR-11] shows a waiter call on %s in today's table view until it is answered",
  async (_, size) => {
    const { page, t, call } = await openDay(size);
    await page.getByText(t("reservations.view.grid"), { exact: true }).click();
    const number = t("reservations.table", { number: call.table.number });
    const mark = page
      .getByRole("region", { name: t("day.today"), exact: true })
      .getByRole("listitem", { name: number, exact: true })
      .getByText(t("reservations.calling"));
    await expect.element(mark).toBeVisible();
    const called = page.getByRole("region", { name: t("reservations.calls") }).getByRole("article");
    await expect.element(called).toMatchTextContent(number);
    await expectAccessible();
    await called.getByRole("button", { name: t("reservations.went") }).click();
    await expect.element(called).not.toBeInTheDocument();
    await expect.element(mark).not.toBeInTheDocument();
  },
);

test("[MN-4] renews a table's code after a confirmation, and the list has the new one", async () => {
  const { page, t, api, queries, codes } = await openDay();
  const [first] = codes;
  if (!first) throw new Error("the example has no table");
  const renewed = { ...first, link: "http://osh.localhost/table/1?tableSecret=new" };
  api.answer({ "POST /console/v1/tables/{id}/code": renewed });
  const list = page.getByRole("region", { name: t("tables.title") });
  await expect.element(list.getByRole("link", { name: t("tables.sheet") })).toBeVisible();
  await list
    .getByRole("listitem")
    .first()
    .getByRole("button", { name: t("tables.renew") })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("tables.renew") }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.calls.at(-1)?.params).toEqual({ id: first.id });
  expect(queries.getQueryData(["tables"])).toEqual([renewed, ...codes.slice(1)]);
});

test("[US-8] the kitchen sees reservations without answering them and can answer waiter calls", async () => {
  const { page, t, row } = await openDay(undefined, "kitchen");
  await expect.element(row).toMatchTextContent(t("reservation.NEW"));
  await expect.element(row.getByRole("button")).not.toBeInTheDocument();
  await page
    .getByRole("article")
    .getByRole("button", { name: t("reservations.went") })
    .click();
  await expect.element(page.getByText(t("reservations.no-calls"))).toBeVisible();
});
