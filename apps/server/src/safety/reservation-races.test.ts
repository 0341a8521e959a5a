import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { tableIdFromKeys } from "../modules/merchants/index.ts";
import { hasServer } from "../testing/index.ts";
import { branchIdFromKey } from "../testing/test-shop.ts";
import { addTables } from "../testing/test-tables.ts";
import { chooseByTestSize, printLoadTestFigure } from "../testing/test-size.ts";
import { countStatuses, startTwoProcesses } from "../testing/two-processes.ts";
import { scaleTime } from "../testing/time-limits.ts";

const REQUEST_COUNT = 50;
const DAY_COUNT = chooseByTestSize(1, 20);
const ROUND_COUNT = 3 * DAY_COUNT;
const formatDayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe.runIf(hasServer)("two processes on one PostgreSQL", async () => {
  if (!hasServer) return;
  const shop = await startTwoProcesses();
  const guests: { token: string; userId: string }[] = [];
  if (hasServer) {
    const { app } = shop;
    await addTables(app, "osh");
    // The test uses only ten guests, because an IP address may request at most twenty sign-in codes.
    for (let index = 0; index < 10; index += 1) guests.push(await app.signIn(`+99890555000${index}`));
  }

  async function requestReservation(token: string, body: object, patience = 5): Promise<{ status: number }> {
    const reply = await shop.fetch("/orders/v1/reservations", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ branchId: branchIdFromKey("center"), chairs: 2, ...body }),
    });
    await reply.text();
    return reply.status === 503 && patience > 0
      ? requestReservation(token, body, patience - 1)
      : { status: reply.status };
  }
  const getGuestToken = (index: number) => guests[index % guests.length]?.token ?? "";
  const sendAllRequests = (body: object) =>
    Promise.all(
      Array.from({ length: REQUEST_COUNT }, (_, index) => requestReservation(getGuestToken(index), body)),
    );

  /** Cancels earlier reservations, because a guest may have at most five. */
  const cancelAllReservations = () =>
    shop.app.db.tenant(shop.app.osh, (tx) => sql`update reservations set state = 'CANCELED'`.execute(tx));

  test(
    `[R13] ${REQUEST_COUNT} concurrent reservations of one table and time: 1 of ${REQUEST_COUNT} succeeds, ${ROUND_COUNT} of ${ROUND_COUNT} rounds`,
    async () => {
      const tableId = tableIdFromKeys("osh", { branchKey: "center", number: "1" });
      for (let day = 0; day < DAY_COUNT; day += 1) {
        await cancelAllReservations();
        for (const time of ["12:00", "15:00", "18:00"])
          expect(countStatuses(await sendAllRequests({ tableId, day: formatDayAfter(2 + day), time }))).toBe(
            "200: 1, 409: 49",
          );
      }
      printLoadTestFigure(
        `R13: 1 of ${REQUEST_COUNT} gets the table, ${ROUND_COUNT} of ${ROUND_COUNT} rounds`,
      );
    },
    scaleTime(300_000),
  );

  test(
    `[R13] ${REQUEST_COUNT} concurrent reservations of any of three tables: three succeed`,
    async () => {
      await cancelAllReservations();
      expect(countStatuses(await sendAllRequests({ day: formatDayAfter(1), time: "21:00" }))).toBe(
        "200: 3, 409: 47",
      );
    },
    scaleTime(60_000),
  );
});
