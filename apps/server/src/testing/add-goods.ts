import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/index.ts";
import { type ImportedPromo, importPromos } from "../modules/loyalty/index.ts";
import { importCouriers } from "../modules/orders/index.ts";
import { importMenu } from "../modules/products/index.ts";
import { testBrandId } from "./test-brand.ts";
import { testMenu } from "./test-menu.ts";

const DAY = 86_400_000;
const brands = ["osh", "pizza"].map((key) => ({ id: testBrandId(key), key }));

/** The test menu, five promo codes and two couriers for each of the two brands. */
export async function addGoods(db: Database, clock: Clock): Promise<void> {
  for (const merchant of brands) {
    await db.tenant(merchant.id, async (tx) => {
      await importMenu(tx, merchant, testMenu);
      await importCouriers(tx, merchant, [
        { name: "Anvar", phone: "+998900000001" },
        { name: "Botir", phone: "+998900000002" },
      ]);
    });
  }
  await datePromos(db, clock);
}

/** The promo codes, their days counted from the clock's. */
export async function datePromos(db: Database, clock: Clock): Promise<void> {
  const now = clock.now().getTime();
  const at = (days: number) => new Date(now + days * DAY);
  const promo = (code: string, more: Partial<ImportedPromo>): ImportedPromo => ({
    code,
    discountType: "PERCENTAGE",
    productDiscount: 10,
    deliveryDiscount: 0,
    minPrice: 0,
    startAt: at(-1),
    endAt: at(1),
    isActive: true,
    totalLimit: null,
    perCustomerLimit: null,
    ...more,
  });
  const promos = [
    promo("TEN", {}),
    promo("OFF", { isActive: false }),
    promo("SOON", { startAt: at(1), endAt: at(2) }),
    promo("LATE", { startAt: at(-2), endAt: at(-1) }),
    promo("BIG", { minPrice: 500_000 }),
    promo("ONCE", { discountType: "AMOUNT", productDiscount: 5000, totalLimit: 1 }),
    promo("MINE", { discountType: "AMOUNT", productDiscount: 5000, perCustomerLimit: 1 }),
    promo("ROAD", { productDiscount: 0, deliveryDiscount: 100 }),
  ];
  for (const merchant of brands) await db.tenant(merchant.id, (tx) => importPromos(tx, merchant, promos));
}
