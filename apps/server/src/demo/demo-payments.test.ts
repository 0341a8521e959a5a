import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../testing/change-content.ts";
import { createTestShop } from "../testing/test-shop.ts";
import { readDemoPayments } from "@dasturxon/providers/payments/demo-accounts";
import { saveDemoCredentials } from "./demo-payments.ts";

const credentialKeys = [Buffer.alloc(32, "key of the test")];

test("[PY-3] a renamed demo brand has its payment credentials", async () => {
  const { db, clock, osh } = await createTestShop();
  await db.platform((tx) =>
    sql`update merchants set key = 'renamed', is_demo = true where merchant_id = ${osh}`.execute(tx),
  );
  const known = readDemoPayments({ port: 3000, text: () => undefined, address: () => null });
  await saveDemoCredentials({ db, clock, credentialKeys }, known);
  const { rows } = await db.tenantRead(osh, (tx) =>
    sql<{
      provider: string;
    }>`select provider from payment_credentials where merchant_id = ${osh} order by provider`.execute(tx),
  );
  expect(rows.map(({ provider }) => provider)).toEqual([
    "click",
    "multicard",
    "payme",
    "paynet",
    "payze",
    "uzum",
  ]);
  const selectPaymentTypes = async () => {
    const found = await db.tenantRead(osh, (tx) =>
      sql<{ type: string; isOn: boolean }>`select type, is_active as "isOn" from payment_settings
        where merchant_id = ${osh} and type in ('RAHMAT', 'PAYNET') order by type`.execute(tx),
    );
    return found.rows;
  };
  expect(await selectPaymentTypes(), "methods that are younger than the brand").toEqual([
    { type: "PAYNET", isOn: true },
    { type: "RAHMAT", isOn: true },
  ]);
  await changeBrandContent(
    { db },
    osh,
    sql`update payment_settings set is_active = false where merchant_id = ${osh} and type = 'RAHMAT'`,
  );
  await saveDemoCredentials({ db, clock, credentialKeys }, known);
  expect(await selectPaymentTypes(), "what was switched off stays off").toContainEqual({
    type: "RAHMAT",
    isOn: false,
  });
});
