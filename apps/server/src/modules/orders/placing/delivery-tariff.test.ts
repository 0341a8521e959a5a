import type { BoardOrder, Order, OrderQuote } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../../testing/change-content.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createDeliveryBody,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const cook = await app.signInStaff("kitchen@osh");
const OTHER_TARIFF_ID = "00000000-0000-4000-8000-000000000142";

const fetchQuotedTariff = async () =>
  (await app.call<OrderQuote>("/orders/v1/orders/quote", { body: createDeliveryBody() })).body.tariff?.id ??
  "";
const fetchCustomerOrder = async ({ id }: { id: string }) =>
  (await app.call<Order>(`/orders/v1/orders/${id}`, { token })).body;
const fetchBoardOrder = async ({ id }: { id: string }, by = owner) =>
  (await app.call<BoardOrder>(`/console/v1/orders/${id}`, { token: by })).body;

test("[CH-5, EN-1] an order stores the tariff by which it was priced, whatever the client sent", async () => {
  const tariffId = await fetchQuotedTariff();
  expect(tariffId).not.toBe("");
  for (const deliveryTariffId of [tariffId, OTHER_TARIFF_ID, null]) {
    const order = await postOrder(app, token, createDeliveryBody({ deliveryTariffId }));
    expect(order.deliveryTariffId).toBe(tariffId);
    expect(await fetchCustomerOrder(order)).toMatchObject({ deliveryTariffId: tariffId });
    expect(await fetchBoardOrder(order)).toMatchObject({ deliveryTariffId: tariffId });
  }
});

test("[CH-5, EN-1] a pickup has no tariff, whatever the client sent", async () => {
  const order = await postOrder(
    app,
    token,
    createPickupBody({ deliveryTariffId: await fetchQuotedTariff() }),
  );
  expect(order.deliveryTariffId).toBeNull();
  expect((await fetchCustomerOrder(order)).deliveryTariffId).toBeNull();
});

test("[CH-5, US-8] the kitchen does not see the tariff", async () => {
  const order = await postOrder(app, token, createDeliveryBody());
  expect((await fetchBoardOrder(order, cook)).deliveryTariffId).toBeNull();
});

test("[CH-1, CH-5] a change of the service type sets and clears the tariff", async () => {
  const tariffId = await fetchQuotedTariff();
  const order = await postOrder(app, token, createPickupBody());
  const { address } = createDeliveryBody();
  const changeServiceType = (of: Pick<Order, "id" | "version">, service: object, totalPrice: number) =>
    app.call<BoardOrder>(`/console/v1/orders/${of.id}/service`, {
      token: owner,
      body: { version: of.version, service: { branchId: branchIdFromKey("center"), ...service }, totalPrice },
    });
  const brought = await changeServiceType(
    order,
    { serviceType: "DELIVERY", address },
    order.totalPrice + 10_000,
  );
  expect(brought.body).toMatchObject({ serviceType: "DELIVERY", deliveryTariffId: tariffId });
  const fetched = await changeServiceType(brought.body, { serviceType: "PICK_UP" }, order.totalPrice);
  expect(fetched.body).toMatchObject({ serviceType: "PICK_UP", deliveryTariffId: null });
});

test("[CH-5, EN-1] an order keeps its tariff when the zone is removed", async () => {
  const tariffId = await fetchQuotedTariff();
  const order = await postOrder(app, token, createDeliveryBody());
  await changeBrandContent(app, app.osh, sql`update regions set deleted_at = now() where id = ${tariffId}`);
  expect(await fetchCustomerOrder(order)).toMatchObject({ deliveryTariffId: tariffId });
});
