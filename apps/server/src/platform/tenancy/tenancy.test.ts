import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../testing/index.ts";
import type { Tx } from "../database/index.ts";
import { queryOne, RolledBackResult, queryRows } from "../database/index.ts";
import { newId } from "../ids.ts";

const { db } = await createTestDatabase();
const ownMerchantId = newId();
const otherMerchantId = newId();

const addEvent = (tx: Tx, merchantId: string) =>
  sql`insert into outbox (merchant_id, topic, key, payload) values (${merchantId}, 'a', 'b', '{}')`.execute(
    tx,
  );
const countEvents = (tx: Tx) =>
  queryOne(tx, sql<{ count: number }>`select count(*)::int as count from outbox`);

test("[8.4.1] a merchant's transaction sees only its own rows", async () => {
  await db.tenant(ownMerchantId, (tx) => addEvent(tx, ownMerchantId));
  expect(await db.tenantRead(ownMerchantId, countEvents)).toEqual({ count: 1 });
  expect(await db.tenantRead(otherMerchantId, countEvents)).toEqual({ count: 0 });
});

test("[8.4.1] refuses to write a row of another merchant", async () => {
  const writing = db.tenant(ownMerchantId, (tx) => addEvent(tx, otherMerchantId));
  await expect(writing).rejects.toMatchObject({ code: "42501" });
});

test("[8.4.1] the merchant and the role end with the transaction", async () => {
  await db.tenant(ownMerchantId, countEvents);
  const left = await db.platform((tx) =>
    queryOne(
      tx,
      sql<{
        role: string;
        merchant: string | null;
      }>`select current_user as role, current_merchant() as merchant`,
    ),
  );
  expect(left.role).not.toBe("dasturxon_app");
  expect(left.merchant).toBeNull();
});

test("[8.4.1] the unprivileged role is neither superuser nor exempt from row security", async () => {
  const [role] = await db.tenantRead(ownMerchantId, (tx) =>
    queryRows(tx, sql`select rolname, rolsuper, rolbypassrls from pg_roles where rolname = current_user`),
  );
  expect(role).toEqual({ rolname: "dasturxon_app", rolsuper: false, rolbypassrls: false });
});

test("a read-only transaction refuses to write", async () => {
  await expect(db.tenantRead(ownMerchantId, (tx) => addEvent(tx, ownMerchantId))).rejects.toMatchObject({
    code: "25006",
  });
});

test("only a UUID names a merchant", async () => {
  await expect(async () => db.tenant("x'); drop table outbox; --", countEvents)).rejects.toThrow(TypeError);
});

test("a transaction with a failed statement is never treated as committed", async () => {
  const swallowed = db.tenant(ownMerchantId, async (tx) => {
    await addEvent(tx, otherMerchantId).catch(() => undefined);
  });
  await expect(swallowed).rejects.toThrow("row-level security");
});

test("refuses a statement after the transaction's end", async () => {
  const leaked = await db.tenant(ownMerchantId, async (tx) => tx);
  await expect(countEvents(leaked)).rejects.toThrow("has ended");
});

test("a transaction that returns a rollback leaves no changes, and its caller gets the value", async () => {
  const before = await db.tenantRead(ownMerchantId, countEvents);
  const undone = await db.tenant(ownMerchantId, async (tx) => {
    await addEvent(tx, ownMerchantId);
    return new RolledBackResult("refused");
  });
  expect(undone.value).toBe("refused");
  expect(await db.tenantRead(ownMerchantId, countEvents)).toEqual(before);
});

test("effects after the commit run after a commit only", async () => {
  const said: string[] = [];
  await db.tenant(ownMerchantId, async (tx) => tx.afterCommit(() => said.push("committed")));
  await db
    .tenant(ownMerchantId, async (tx) => {
      tx.afterCommit(() => said.push("rolled back"));
      throw new Error("no");
    })
    .catch(() => undefined);
  expect(said).toEqual(["committed"]);
});
