import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { dismissAdministrator } from "../modules/administration/index.ts";
import { signInAdministrator } from "../testing/administrator.ts";
import { allContractCalls, sendSampleRequest, prepareTestUsers } from "../testing/every-call.ts";
import { printLoadTestFigure } from "../testing/test-size.ts";
import { createTestShop } from "../testing/test-shop.ts";

const DAY_MS = 86_400_000;
const app = await createTestShop();
const testUsers = await prepareTestUsers(app);
const guardedCalls = allContractCalls.filter(([, { auth }]) => auth !== "none");
let checkedCells = 0;
afterAll(() =>
  printLoadTestFigure(
    `S1: ${checkedCells} of ${checkedCells} calls refused a session that is over or a brand that is off`,
  ),
);

/** Requests every guarded call with a token of its own kind. All must return 401. */
async function expectAllRefused(tokens: Record<"token" | "staff" | "platform", string>): Promise<void> {
  for (const [name, { auth }] of guardedCalls) {
    if (auth === "none") continue;
    const token = tokens[auth];
    const { status } = await sendSampleRequest(app, { ...testUsers.sampleOf(name), token });
    expect([name, status]).toEqual([name, 401]);
    checkedCells += 1;
  }
}

test("[S1] a token of the other kind is refused by every guarded call", async () => {
  const { owner, administrator, customer } = testUsers;
  await expectAllRefused({ token: owner, staff: customer.token, platform: owner });
  await expectAllRefused({ token: administrator, staff: administrator, platform: customer.token });
});

test("[S1] an expired session is refused by every guarded call", async () => {
  app.clock.advance(31 * DAY_MS);
  const { owner, administrator, customer } = testUsers;
  await expectAllRefused({ token: customer.token, staff: owner, platform: administrator });
});

test("[S1] a disabled person is refused everywhere, however new the session", async () => {
  const off = {
    token: (await app.signIn("+998905559001")).token,
    staff: await app.signInStaff("kitchen@osh"),
    platform: await signInAdministrator(app, "off"),
  };
  await dismissAdministrator(app.db, "off");
  await app.db.tenant(app.osh, async (tx) => {
    await sql`update users set is_active = false where phone = '+998905559001'`.execute(tx);
    await sql`update staff set is_active = false where login = 'kitchen@osh'`.execute(tx);
  });
  await expectAllRefused(off);
});

test("[S1] [BR-7] a blocked brand accepts no writes, a deleted one answers only its staff", async () => {
  const { token } = await app.signIn("+998905559002");
  const callEveryEndpoint = async (isOff: (name: string, status: number, code: string) => void) => {
    app.directory.drop();
    app.http.invalidate(app.osh);
    for (const [name, endpoint] of allContractCalls) {
      if (endpoint.auth === "staff" || endpoint.scope === "platform") continue;
      const sample = { ...testUsers.sampleOf(name), token: endpoint.auth === "token" ? token : undefined };
      const { status, text } = await sendSampleRequest(app, sample);
      isOff(name, status, /"code":"(\w+)"/.exec(text)?.[1] ?? "");
    }
  };
  const updateColumn = (column: string, value: unknown) =>
    app.db.platform((tx) =>
      sql`update merchants set ${sql.ref(column)} = ${value} where merchant_id = ${app.osh}`.execute(tx),
    );
  await updateColumn("is_active", false);
  await callEveryEndpoint((name, status, code) => {
    const endpoint = allContractCalls.find(([other]) => other === name)?.[1];
    if (endpoint?.method === "GET") return;
    // A blocked brand still accepts the notifications of payment providers about its customers.
    if (endpoint?.urgency === "vital") return expect([name, code, status < 500]).toEqual([name, "", true]);
    expect([name, code, status < 500]).toEqual([name, "merchant_blocked", true]);
    checkedCells += 1;
  });
  await updateColumn("deleted_at", new Date());
  await callEveryEndpoint((name, status, code) => {
    expect([name, code, status >= 400 && status < 500]).toEqual([name, "merchant_deleted", true]);
    checkedCells += 1;
  });
});
