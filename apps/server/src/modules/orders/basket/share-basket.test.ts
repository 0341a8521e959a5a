import { expect, test } from "vitest";
import { sql } from "kysely";
import { modificationIdFromPath, productIdFromKey, createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
await app.start();
let usedPhoneCount = 0;
const signInNewCustomer = () => app.signIn(`+99890660${String((usedPhoneCount += 1)).padStart(4, "0")}`);

interface Basket {
  lines: { productId: string; count: number; modifications: { id: string; count: number }[] }[];
  place: { serviceType: string; addressId: string | null; branchId: string | null } | null;
  code?: string;
}
const createBasketLine = (key: string, count: number, ago = 0) => ({
  productId: productIdFromKey(key),
  count,
  ago,
});
const shareBasket = async (token: string, ...lines: object[]) =>
  (await app.call<Basket>("/orders/v1/basket", { method: "PUT", token, body: { lines } })).body;
const toProductCounts = ({ lines }: Basket) => lines.map(({ productId: id, count }) => [id, count]);

test("[BK-9] a product added on one device appears on the other, and removals are not reported", async () => {
  const { token } = await signInNewCustomer();
  expect(toProductCounts(await shareBasket(token))).toEqual([]);
  await shareBasket(token, createBasketLine("plov", 2), createBasketLine("cola", 1));
  const other = await shareBasket(token, createBasketLine("salad", 1));
  expect(toProductCounts(other)).toEqual([
    [productIdFromKey("plov"), 2],
    [productIdFromKey("cola"), 1],
    [productIdFromKey("salad"), 1],
  ]);
  app.clock.advance(1000);
  await shareBasket(token, createBasketLine("cola", 0));
  expect(toProductCounts(await shareBasket(token)).map(([id]) => id)).not.toContain(productIdFromKey("cola"));
});

test("[BK-9] a device that was offline sends the age of its change; newer changes of other devices win", async () => {
  const { token } = await signInNewCustomer();
  await shareBasket(token, createBasketLine("plov", 5));
  app.clock.advance(60_000);
  expect(toProductCounts(await shareBasket(token, createBasketLine("plov", 1, 120_000)))).toEqual([
    [productIdFromKey("plov"), 5],
  ]);
  expect(toProductCounts(await shareBasket(token, createBasketLine("plov", 1, 30_000)))).toEqual([
    [productIdFromKey("plov"), 1],
  ]);
});

test("[BK-9] ten concurrent devices lose no line", async () => {
  const { token } = await signInNewCustomer();
  const keys = ["plov", "cola", "salad"];
  await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      shareBasket(token, {
        ...createBasketLine(keys[n % 3] ?? "", 1),
        modifications: [{ id: modificationIdFromPath(`choice-${n}`), count: 1 }],
      }),
    ),
  );
  expect((await shareBasket(token)).lines).toHaveLength(10);
});

test("[BK-9] the last chosen address applies on every device", async () => {
  const { token } = await signInNewCustomer();
  const createBasketWithPlace = (addressId: string, ago = 0) => ({
    lines: [],
    place: { serviceType: "DELIVERY", addressId, branchId: null, ago },
  });
  const syncBasket = async (body: object) =>
    (await app.call<Basket>("/orders/v1/basket", { method: "PUT", token, body })).body.place;
  const [home, work] = [modificationIdFromPath("home"), modificationIdFromPath("work")];
  await syncBasket(createBasketWithPlace(home));
  expect((await syncBasket(createBasketWithPlace(work)))?.addressId).toBe(work);
  expect((await syncBasket(createBasketWithPlace(home, 5000)))?.addressId, "said later, chosen earlier").toBe(
    work,
  );
});

test("[AP-4] a basket belongs to one customer of one brand and is deleted with the account", async () => {
  const [mine, other] = [await signInNewCustomer(), await signInNewCustomer()];
  await shareBasket(mine.token, createBasketLine("plov", 1));
  expect(toProductCounts(await shareBasket(other.token))).toEqual([]);
  const guest = await app.call("/orders/v1/basket", { method: "PUT", body: { lines: [] } });
  expect(guest.status).toBe(401);
  await app.call("/users/v1/users", { method: "DELETE", token: mine.token });
  await expect
    .poll(async () => {
      const { rows } = await app.db.tenantRead(app.osh, (tx) =>
        sql`select 1 from shared_baskets where user_id = ${mine.userId}`.execute(tx),
      );
      return rows.length;
    })
    .toBe(0);
});

test("[BD-1] refuses invalid data by its field and writes nothing", async () => {
  const { token } = await signInNewCustomer();
  const wrong = [
    { lines: [createBasketLine("plov", -1)] },
    { lines: [createBasketLine("plov", 1.5)] },
    { lines: [createBasketLine("plov", 1, -5)] },
    { lines: [{ ...createBasketLine("plov", 1), productId: "plov" }] },
    { lines: Array.from({ length: 201 }, () => createBasketLine("plov", 1)) },
    { lines: [], place: { serviceType: "DINE_IN", addressId: null, branchId: null, ago: 0 } },
  ];
  for (const body of wrong)
    expect((await app.call("/orders/v1/basket", { method: "PUT", token, body })).status).toBe(400);
  expect(toProductCounts(await shareBasket(token))).toEqual([]);
});
