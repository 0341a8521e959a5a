import { sql } from "kysely";
import { expect, test } from "vitest";
import { shop } from "../testing/test-shop.ts";
import { demoPayments } from "./demo-config.ts";
import { giveDemoCredentials } from "./demo-payments.ts";

const credentialKeys = [Buffer.alloc(32, "key of the test")];

test("[PY-3] a demo brand that was given another name since has its credentials too", async () => {
  const { db, clock, osh } = await shop();
  await db.platform((tx) =>
    sql`update merchants set key = 'renamed', is_demo = true where merchant_id = ${osh}`.execute(tx),
  );
  const known = demoPayments({ text: () => undefined, address: () => null });
  await giveDemoCredentials({ db, clock, credentialKeys }, known);
  const { rows } = await db.tenantRead(osh, (tx) =>
    sql`select provider from payment_credentials where merchant_id = ${osh} order by provider`.execute(tx),
  );
  expect(rows).toEqual([{ provider: "click" }, { provider: "payme" }, { provider: "uzum" }]);
});
