import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../testing/index.ts";
import type { Tx } from "../database/index.ts";
import { one, RolledBackResult, rows } from "../database/index.ts";
import { newId } from "../ids.ts";

const { db } = await createTestDatabase();
const mine = newId();
const theirs = newId();

const addEvent = (tx: Tx, merchantId: string) =>
  sql`insert into outbox (merchant_id, topic, key, payload) values (${merchantId}, 'a', 'b', '{}')`.execute(
    tx,
  );
const countEvents = (tx: Tx) => one(tx, sql<{ count: number }>`select count(*)::int as count from outbox`);

test("[8.4.1] a merchant's transaction sees only its own rows", async () => {
  await db.tenant(mine, (tx) => addEvent(tx, mine));
  expect(await db.tenantRead(mine, countEvents)).toEqual({ count: 1 });
  expect(await db.tenantRead(theirs, countEvents)).toEqual({ count: 0 });
});

test("[8.4.1] refuses to write a row of another merchant", async () => {
  const writing = db.tenant(mine, (tx) => addEvent(tx, theirs));
  await expect(writing).rejects.toMatchObject({ code: "42501" });
});

test("[8.4.1] the merchant and the role end with the transaction", async () => {
  await db.tenant(mine, countEvents);
  const left = await db.platform((tx) =>
    one(
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
  const [role] = await db.tenantRead(mine, (tx) =>
    rows(tx, sql`select rolname, rolsuper, rolbypassrls from pg_roles where rolname = current_user`),
  );
  expect(role).toEqual({ rolname: "dasturxon_app", rolsuper: false, rolbypassrls: false });
});

test("a read-only transaction refuses to write", async () => {
  await expect(db.tenantRead(mine, (tx) => addEvent(tx, mine))).rejects.toMatchObject({ code: "25006" });
});

test("only a UUID names a merchant", async () => {
  await expect(async () => db.tenant("x'); drop table outbox; --", countEvents)).rejects.toThrow(TypeError);
});

test("a transaction with a failed statement is never treated as committed", async () => {
  const swallowed = db.tenant(mine, async (tx) => {
    await addEvent(tx, theirs).catch(() => undefined);
  });
  await expect(swallowed).rejects.toThrow("row-level security");
});

test("refuses a statement after the transaction's end", async () => {
  const leaked = await db.tenant(mine, async (tx) => tx);
  await expect(countEvents(leaked)).rejects.toThrow("has ended");
});

test("a transaction that returns a rollback leaves no changes, and its caller gets the value", async () => {
  const before = await db.tenantRead(mine, countEvents);
  const undone = await db.tenant(mine, async (tx) => {
    await addEvent(tx, mine);
    return new RolledBackResult("refused");
  });
  expect(undone.value).toBe("refused");
  expect(await db.tenantRead(mine, countEvents)).toEqual(before);
});

test("effects after the commit run after a commit only", async () => {
  const said: string[] = [];
  await db.tenant(mine, async (tx) => tx.afterCommit(() => said.push("committed")));
  await db
    .tenant(mine, async (tx) => {
      tx.afterCommit(() => said.push("rolled back"));
      throw new Error("no");
    })
    .catch(() => undefined);
  expect(said).toEqual(["committed"]);
});
