import type { ConsoleEvent } from "@dasturxon/contract";
import { expect, test } from "vitest";
import type { ReservationsState } from "../features/reservations/reservations-state.ts";
import { loadExampleAnswers } from "../testing/example-replies.ts";
import { renderConsole } from "../testing/render-console.tsx";

const EMPTY_EVENT: ConsoleEvent = { order: null, reservation: null, waiterCall: null, claim: null };

test("[OR-5, OR-11] opens one stream, which updates both the board and the reservations", async () => {
  const { lines, queries } = await renderConsole({ api: loadExampleAnswers() });
  const getReservationsState = () => queries.getQueryData<ReservationsState>(["reservations"]);
  const getBoardState = () =>
    queries.getQueryData<{ lastEventId: string; orders: { id: string }[] }>(["board"]);
  await expect.poll(() => [getReservationsState(), getBoardState()].every(Boolean)).toBe(true);
  await expect.poll(() => lines.urls).toHaveLength(1);
  expect(lines.urls[0]).toContain("/api/console/v1/events?after=");
  const [call] = getReservationsState()?.waiterCalls ?? [];
  const [order] = getBoardState()?.orders ?? [];
  if (!call || !order) throw new Error("the examples have neither a call nor an order");
  lines.tell("/console/v1/events", { ...EMPTY_EVENT, waiterCall: { ...call, state: "ENDED" } }, "9000001");
  await expect.poll(() => getReservationsState()?.waiterCalls.map(({ id }) => id)).not.toContain(call.id);
  lines.tell("/console/v1/events", { ...EMPTY_EVENT, order: { ...order, id: "new", version: 1 } }, "9000002");
  await expect.poll(() => getBoardState()?.orders.map(({ id }) => id)).toContain("new");
  expect([getReservationsState()?.lastEventId, getBoardState()?.lastEventId]).toEqual(["9000001", "9000002"]);
});

test("[OR-5, OR-11] reloads reservations that were read before the stream's newest event", async () => {
  const slow = Promise.withResolvers<void>();
  const read = { lastEventId: "0", reservations: [], waiterCalls: [], tables: [] };
  const { lines, api, queries } = await renderConsole({
    api: { ...loadExampleAnswers(), "GET /console/v1/reservations": () => slow.promise.then(() => read) },
  });
  await expect.poll(() => lines.urls).toHaveLength(1);
  const board = queries.getQueryData<{ orders: object[] }>(["board"]);
  const listReservationCalls = () =>
    api.calls.filter(({ route }) => route === "GET /console/v1/reservations");
  lines.tell("/console/v1/events", { ...EMPTY_EVENT, order: board?.orders[0] ?? null }, "7");
  await expect.poll(() => queries.getQueryData<{ lastEventId: string }>(["board"])?.lastEventId).toBe("7");
  expect(listReservationCalls()).toHaveLength(1);
  slow.resolve();
  await expect.poll(listReservationCalls).toHaveLength(2);
});
