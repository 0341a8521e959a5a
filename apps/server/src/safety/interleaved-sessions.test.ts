import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { postOrder, createPickupBody, createTestShop } from "../testing/test-shop.ts";
import { chooseByTestSize, printLoadTestFigure } from "../testing/test-size.ts";
import { scaleTime } from "../testing/time-limits.ts";

const SESSION_COUNT = chooseByTestSize(100, 200);
const READS_PER_SESSION = chooseByTestSize(20, 50);
const app = await createTestShop({
  config: { codes: { perAddress: 1000, perBrandHour: 1000, perCountryHour: 1000, perHour: 1000 } },
});

interface Person {
  phone: string;
  token: string;
  userId: string;
  orderId: string;
  canary: string;
}

async function createPerson(n: number): Promise<Person> {
  const phone = `+99891600${String(n).padStart(4, "0")}`;
  const canary = `canary-${String(n).padStart(4, "0")}-person`;
  const { token, userId } = await app.signIn(phone);
  await app.db.tenant(app.osh, (tx) =>
    sql`update users set first_name = ${canary} where id = ${userId}`.execute(tx),
  );
  await app.call(`/users/v1/addresses/user/${userId}`, {
    token,
    body: { streetName: canary, latitude: 41.3, longitude: 69.27 },
  });
  const order = await postOrder(app, token, createPickupBody({ comment: canary }));
  return { phone, token, userId, orderId: order.id, canary };
}

const signedInPeople: Person[] = [];
for (let n = 0; n < SESSION_COUNT; n += 1) signedInPeople.push(await createPerson(n));

const ownPagePaths = [
  () => "/users/v1/users/me",
  ({ userId }: Person) => `/users/v1/addresses/merchant/${app.osh}/user/${userId}`,
  ({ userId }: Person) => `/orders/v1/orders/user/${userId}/active`,
  ({ userId }: Person) => `/orders/v1/orders/user/${userId}`,
  ({ orderId }: Person) => `/orders/v1/orders/${orderId}`,
  () => "/products/v1/overalls",
  () => "/support/v1/merchant/settings/web",
];

/** A busy server refuses with 503 before it does anything, so clients retry. The test's timeout ends endless refusals. */
async function readUntilAdmitted(url: string, headers: Record<string, string>) {
  for (;;) {
    const reply = await app.http.app.inject({ url, headers: { host: "osh.localhost", ...headers } });
    if (reply.statusCode !== 503) return reply;
    await sleep(200);
  }
}

/** Half of the requests use a bearer token, the other half the cookie, so that both are mixed. */
async function expectOwnPage(who: Person, n: number): Promise<void> {
  const at = n % ownPagePaths.length;
  const headers: Record<string, string> =
    n % 2 ? { authorization: `Bearer ${who.token}` } : { cookie: `session-${app.osh}=${who.token}` };
  const url = `/api${ownPagePaths[at]?.(who) ?? ""}`;
  const reply = await readUntilAdmitted(url, headers);
  expect([url, reply.statusCode]).toEqual([url, 200]);
  const canaries = new Set(reply.body.match(/canary-\d{4}-person/g));
  canaries.delete(who.canary);
  expect([url, [...canaries]]).toEqual([url, []]);
  const isPrivate = at < 5;
  if (isPrivate) expect(reply.headers["cache-control"]).toBe("no-store");
  else expect(reply.body).not.toContain(who.canary);
  for (const phone of new Set(reply.body.match(/\+99891600\d{4}/g))) expect(phone).toBe(who.phone);
}

test(
  "[S16] interleaved sessions see only their own data, and nothing of it is cached",
  async () => {
    await Promise.all(
      signedInPeople.map(async (who, start) => {
        for (let n = 0; n < READS_PER_SESSION; n += 1) {
          await sleep(Math.random() * 20);
          await expectOwnPage(who, start + n);
        }
      }),
    );
    const sent = SESSION_COUNT * READS_PER_SESSION;
    printLoadTestFigure(`S16: ${sent} of ${sent} replies held their own person only`);
  },
  scaleTime(600_000),
);
