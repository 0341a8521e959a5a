import type { promo } from "@dasturxon/contract/managed/promos";
import type { WrittenRowFields } from "@dasturxon/contract/resource";
import { sql } from "kysely";
import { toCourierRows, toPromoRows } from "../demo/keyed-rows.ts";
import { promoBinding } from "../modules/loyalty/index.ts";
import { courierBinding } from "../modules/orders/index.ts";
import { importMenu } from "../modules/products/index.ts";
import { type Clock, createTestClock } from "../platform/clock.ts";
import type { Database } from "../platform/database/index.ts";
import { addRowsAsOwner } from "./add-rows.ts";
import { getTestBrandId } from "./test-brand.ts";
import { testMenu } from "./test-menu.ts";

const DAY_MS = 86_400_000;
const testBrands = ["osh", "pizza"].map((key) => ({ id: getTestBrandId(key), key }));
const testCouriers = [
  { name: "Anvar", phone: "+998900000001" },
  { name: "Botir", phone: "+998900000002" },
];

/** Adds the test menu, eight promo codes and two couriers to both brands. */
export async function addTestGoods(db: Database, clock: Clock): Promise<void> {
  for (const { id, key } of testBrands) {
    await db.tenant(id, (tx) => importMenu(tx, { id, key }, testMenu));
    await addRowsAsOwner({ db, clock }, key, courierBinding, toCourierRows(key, testCouriers));
    await addRowsAsOwner({ db, clock }, key, promoBinding, toPromoRows(key, createTestPromos(clock.now())));
  }
}

/** Shifts the validity dates of promo codes from the default test clock to another clock. */
export async function shiftPromoDates(db: Database, clock: Clock): Promise<void> {
  const seconds = (clock.now().getTime() - createTestClock().now().getTime()) / 1000;
  const later = sql`make_interval(secs => ${seconds})`;
  for (const { id } of testBrands)
    await db.tenant(id, (tx) =>
      sql`update promos set start_at = start_at + ${later}, end_at = end_at + ${later}
        where merchant_id = ${id}`.execute(tx),
    );
}

/** Returns a promo code that is valid from one day before `now` to one day after it. */
export function createTestPromo(
  code: string,
  now: Date,
  more: Partial<WrittenRowFields<typeof promo>> = {},
): WrittenRowFields<typeof promo> {
  const daysFromNow = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  return {
    code,
    discountType: "PERCENTAGE",
    productDiscount: 10,
    deliveryDiscount: 0,
    minPrice: 0,
    startAt: daysFromNow(-1),
    endAt: daysFromNow(1),
    isListed: true,
    isActive: true,
    totalLimit: null,
    perCustomerLimit: null,
    ...more,
  };
}

function createTestPromos(now: Date): WrittenRowFields<typeof promo>[] {
  const daysFromNow = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  return [
    createTestPromo("TEN", now),
    createTestPromo("OFF", now, { isActive: false }),
    createTestPromo("SOON", now, { startAt: daysFromNow(1), endAt: daysFromNow(2) }),
    createTestPromo("LATE", now, { startAt: daysFromNow(-2), endAt: daysFromNow(-1) }),
    createTestPromo("BIG", now, { minPrice: 500_000 }),
    createTestPromo("ONCE", now, { discountType: "AMOUNT", productDiscount: 5000, totalLimit: 1 }),
    createTestPromo("MINE", now, { discountType: "AMOUNT", productDiscount: 5000, perCustomerLimit: 1 }),
    createTestPromo("ROAD", now, { productDiscount: 0, deliveryDiscount: 100 }),
  ];
}
