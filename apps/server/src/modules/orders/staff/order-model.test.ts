import type { BoardOrder, Order } from "@dasturxon/contract";
import { mayChangeStatus, type OrderActor } from "@dasturxon/domain/order-permission";
import { canChangeOrderStatus, ORDER_STATUSES, type OrderStatus } from "@dasturxon/domain/order-status";
import * as fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createOrUpdateStaff } from "../../users/index.ts";
import {
  CUSTOMER_PHONE,
  createDeliveryBody,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";
import { chooseByTestSize, printLoadTestFigure, printLoadTestProgress } from "../../../testing/test-size.ts";

const SEQUENCE_COUNT = chooseByTestSize(60, 10_000);

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const staffRoles = ["owner", "operator", "kitchen"] as const;
await createOrUpdateStaff(app, {
  merchantId: app.osh,
  login: "operator@osh",
  name: "operator",
  role: "operator",
  password: "demo",
});
const tokens = {
  owner: await app.signInStaff("owner@osh"),
  operator: await app.signInStaff("operator@osh"),
  kitchen: await app.signInStaff("kitchen@osh"),
};
const couriers = await app.call<{ id: string }[]>("/console/v1/couriers", { token: tokens.owner });
const courierId = couriers.body[0]?.id ?? null;

type Command = { actor: "customer" | (typeof staffRoles)[number]; change: string; isStale: boolean };
type HistoryRow = {
  version: number;
  status: OrderStatus;
  by: { kind: string; name: string | null };
  reason: string;
};

const statuses = ORDER_STATUSES.filter((status) => status !== "ACCEPTED" && status !== "CANCELED");
const commandArbitrary: fc.Arbitrary<Command> = fc.record({
  actor: fc.constantFrom("customer", ...staffRoles),
  change: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom("accept", "COOKING", "DONE", "ON_WAY", "DELIVERED", "CLOSED") },
    { weight: 1, arbitrary: fc.constantFrom("cancel", "courier", "no courier", "minutes", ...statuses) },
  ),
  isStale: fc.boolean(),
});
/** Generates rounds of commands. The commands of a round, up to four, run concurrently. */
const commandRoundsArbitrary = fc.record({
  isDelivery: fc.boolean(),
  rounds: fc.array(fc.array(commandArbitrary, { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 10,
  }),
});

async function sendCommand(order: { id: string }, { actor, change }: Command, version: number) {
  if (actor === "customer") {
    const reply = await app.call<Order>(`/orders/v1/orders/${order.id}/cancel`, { token, body: { version } });
    return reply;
  }
  const callOrderAction = (action: string, body: object) =>
    app.call<BoardOrder>(`/console/v1/orders/${order.id}/${action}`, {
      token: tokens[actor],
      body: { version, ...body },
    });
  if (change === "accept") return callOrderAction("accept", {});
  if (change === "cancel") return callOrderAction("refuse", { reason: "OTHER" });
  if (change === "courier") return callOrderAction("courier", { courierId });
  if (change === "no courier") return callOrderAction("courier", { courierId: null });
  if (change === "minutes") return callOrderAction("minutes", { minutes: 5 });
  return callOrderAction("status", { status: change });
}

async function selectOrderHistory(order: { id: string }): Promise<(HistoryRow & { role: OrderActor })[]> {
  return app.db.tenantRead(app.osh, async (tx) => {
    const { rows } = await sql<
      HistoryRow & { role: OrderActor }
    >`select version, status, reason, by_role as role
      from order_changes where merchant_id = ${app.osh} and order_id = ${order.id} order by version`.execute(
      tx,
    );
    return rows;
  });
}

test(`[R14] [OR-2] [OR-7] four concurrent actors, ${SEQUENCE_COUNT} of ${SEQUENCE_COUNT} random sequences: only permitted changes by permitted roles, none lost`, async () => {
  let commands = 0;
  let refused = 0;
  let lived = 0;
  await fc.assert(
    fc.asyncProperty(commandRoundsArbitrary, async ({ isDelivery, rounds }) => {
      const order = await postOrder(app, token, isDelivery ? createDeliveryBody() : createPickupBody());
      let version = 1;
      for (const round of rounds) {
        const sent = round.map((each) =>
          sendCommand(order, each, Math.max(1, version - (each.isStale ? 1 : 0))),
        );
        const answers = await Promise.all(sent);
        const changed = answers.filter(({ status }) => status === 200).map(({ body }) => body.version);
        // All commands have a version. Of the commands with the same version, at most one succeeds.
        expect(changed).toEqual(changed.length === 0 ? [] : [version + 1]);
        for (const { status, body } of answers) {
          // An order cannot be attached without a courier.
          const isAboutCourier = "code" in body && body.code === "courier_not_found";
          expect(isAboutCourier ? [404] : [200, 403, 409]).toContain(status);
        }
        // A command with an outdated version must be refused.
        const stale = answers.filter((_, at) => version > 1 && round[at]?.isStale);
        for (const { status } of stale) expect([403, 409]).toContain(status);
        refused += stale.length;
        commands += answers.length;
        version += changed.length;
      }
      const history = await selectOrderHistory(order);
      expect(history.map((change) => change.version)).toEqual(
        Array.from({ length: version }, (_, index) => index + 1),
      );
      history.forEach(({ status, role }, index) => {
        const before = history[index - 1];
        if (!before || before.status === status) return;
        expect(
          canChangeOrderStatus(before.status, status, order.serviceType),
          `${before.status}>${status}`,
        ).toBe(true);
        expect(mayChangeStatus(role, before.status, status), `${role} ${before.status}>${status}`).toBe(true);
      });
      const row = await app.call<Order>(`/orders/v1/orders/${order.id}`, { token });
      expect(row.body).toMatchObject({ version, status: history.at(-1)?.status });
      lived += 1;
      if (lived % 1000 === 0) printLoadTestProgress(() => `R14: ${lived} of ${SEQUENCE_COUNT} lives`);
    }),
    { numRuns: SEQUENCE_COUNT, endOnFailure: true },
  );
  printLoadTestFigure(
    `R14: ${SEQUENCE_COUNT} of ${SEQUENCE_COUNT} random lives of ${commands} commands kept to the rules, ${refused} of ${refused} stale ones refused`,
  );
}, 7_200_000);
