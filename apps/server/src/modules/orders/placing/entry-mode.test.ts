import type { Order } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { CUSTOMER_PHONE, createDeliveryBody, createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const postOrderCall = (body: object) =>
  app.call<Order & { data: Record<string, unknown> }>("/orders/v1/orders", { token, body });

test("[EN-6] an order stores how its address was entered, for customer and staff; an unknown mode is refused by name", async () => {
  const owner = await app.signInStaff("owner@osh");
  const createOrderWithEntryMode = (entryMode?: string) => {
    const body = createDeliveryBody();
    return { ...body, address: { ...body.address, type: "HOUSE", ...(entryMode && { entryMode }) } };
  };
  for (const mode of ["COORDINATES", "SAVED", "TARGET", "MAP", undefined]) {
    const { status, body } = await postOrderCall(createOrderWithEntryMode(mode));
    expect([mode, status, body.address?.entryMode, body.address?.type]).toEqual([mode, 200, mode, "HOUSE"]);
    const own = await app.call<Order>(`/orders/v1/orders/${body.id}`, { token });
    const theirs = await app.call<Order>(`/console/v1/orders/${body.id}`, { token: owner });
    expect([own.body.address?.entryMode, theirs.body.address?.entryMode]).toEqual([mode, mode]);
    app.clock.advance(120_000);
  }
  const wrong = await postOrderCall(createOrderWithEntryMode("PIGEON"));
  expect([wrong.status, wrong.body.data.field]).toEqual([400, "address.entryMode"]);
});
