import { existsSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { createTestClock } from "../platform/clock.ts";
import { hasServer, createTestDatabase } from "../testing/index.ts";
import { startServer } from "../testing/server-process.ts";
import { branchIdFromKey, createPickupBody, productIdFromKey, createTestShop } from "../testing/test-shop.ts";
import { chooseByTestSize, printLoadTestFigure } from "../testing/test-size.ts";
import { scaleTime } from "../testing/time-limits.ts";

const SESSION_COUNT = chooseByTestSize(30, 200);
const READS_PER_SESSION = chooseByTestSize(20, 50);
const storeBuildFolder = join(import.meta.dirname, "../../../storefront/build");
const brands = ["osh", "pizza"] as const;
const languages = ["uz", "ru", "en"];

interface Person {
  brand: (typeof brands)[number];
  userId: string;
  orderId: string;
  phone: string;
  token: string;
  canary: string;
}

describe.runIf(hasServer && existsSync(storeBuildFolder))(
  "concurrent store pages of two brands for many visitors",
  async () => {
    if (!hasServer) return;
    const { db, config } = await createTestDatabase();
    const app = await createTestShop({
      db,
      clock: createTestClock(new Date()),
      config: { codes: { perAddress: 1000, perBrandHour: 1000, perCountryHour: 1000, perHour: 1000 } },
    });
    const server = startServer(config.databaseUrl ?? "", {
      STOREFRONT_BUILD: storeBuildFolder,
      NODE_ENV: "production",
      DEMO: "1",
      CALLS_PER_MINUTE: "0",
      // The number of slots is high, because all requests must be answered, even on a slow machine.
      PLACES: "500",
    });
    afterAll(async () => {
      server.child.kill("SIGTERM");
      await server.exit;
    });
    const base = new URL(await server.ready);

    async function createPerson(n: number): Promise<Person> {
      const brand = brands[n % 2] ?? "osh";
      const host = `${brand}.localhost`;
      const phone = `+99891700${String(n).padStart(4, "0")}`;
      const canary = `canary-${String(n).padStart(4, "0")}-person`;
      const { token, userId } = await app.signIn(phone, host);
      await app.db.tenant(app[brand], (tx) =>
        sql`update users set first_name = ${canary} where id = ${userId}`.execute(tx),
      );
      const address = { streetName: canary, latitude: 41.3, longitude: 69.27 };
      await app.call(`/users/v1/addresses/user/${userId}`, { host, token, body: address });
      const order = await app.call<{ id: string }>("/orders/v1/orders", {
        host,
        token,
        body: createPickupBody({
          branchId: branchIdFromKey("center", brand),
          cartItems: [{ productId: productIdFromKey("plov", brand), count: 1 }],
          comment: canary,
        }),
      });
      return { brand, phone, token, userId, orderId: order.body.id, canary };
    }
    const people: Person[] = [];
    for (let n = 0; n < SESSION_COUNT; n += 1) people.push(await createPerson(n));

    const pages = [
      () => "/",
      () => "/profile",
      () => "/profile/orders",
      ({ orderId }: Person) => `/profile/orders/${orderId}`,
      () => "/profile/address",
      () => "/basket",
      () => "/checkout",
      () => "/branches",
      ({ brand }: Person) => `/product/${productIdFromKey("plov", brand)}`,
      () => "/about",
      ({ canary }: Person) => `/search?q=${canary}`,
      ({ canary }: Person) => `/nowhere/${canary}`,
    ];

    async function fetchPage(path: string, headers: Record<string, string>) {
      return await new Promise<{ status: number; text: string; kept: string; location: string }>(
        (resolve, reject) => {
          const sent = request({ host: base.hostname, port: base.port, path, headers }, (reply) => {
            let text = "";
            reply.setEncoding("utf8");
            reply.on("data", (part: string) => (text += part));
            reply.on("error", reject);
            reply.on("end", () => {
              const { "cache-control": kept = "", location = "" } = reply.headers;
              resolve({ status: reply.statusCode ?? 0, text, kept, location });
            });
          });
          sent.on("error", reject);
          sent.end();
        },
      );
    }

    const statuses = new Map<number, number>();
    const collectForeignValues = (who: Person) =>
      people
        .filter((other) => other !== who)
        .flatMap(({ canary, phone, userId, orderId, token }) => [canary, phone, userId, orderId, token]);

    async function readAsGuest(who: Person, n: number, foreign: string[]): Promise<void> {
      const language = languages[n % languages.length] ?? "";
      const page = pages[n % pages.length]?.(who) ?? "/";
      // Every eleventh path has the visitor's language in the URL, which changes the stored language. Other paths use the
      // stored language.
      const path = n % 11 === 0 ? `/${language}${page}` : page;
      const isSignedIn = n % 4 !== 0;
      const { status, text, kept, location } = await fetchPage(path, {
        host: `${who.brand}.localhost`,
        cookie: `lang=${language}${isSignedIn ? `; session-${app[who.brand]}=${who.token}` : ""}`,
        ...(n % 5 === 0 ? { "x-forwarded-host": "evil.example" } : {}),
      });
      expect([path, status < 500]).toEqual([path, true]);
      expect([path, foreign.filter((secret) => text.includes(secret) || location.includes(secret))]).toEqual([
        path,
        [],
      ]);
      // A page must not contain data of the other brand or the host from a forged header.
      const other = app[who.brand === "osh" ? "pizza" : "osh"];
      expect([path, text.includes(other), text.includes("evil.example")]).toEqual([path, false, false]);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status !== 200) return;
      expect([path, /<html[^>]* lang="(\w+)/.exec(text)?.[1]]).toEqual([path, language]);
      // A page with personal data must not be cacheable, and only a visitor with a session may get it.
      const isOwn = [who.phone, who.token, who.userId].some((own) => text.includes(own));
      if (isOwn) expect([path, kept]).toEqual([path, expect.stringContaining("no-store")]);
      if (!isSignedIn) expect([path, isOwn]).toEqual([path, false]);
    }

    test(
      "[S15] [S16] each page has its own brand, language and visitor, whichever was served before",
      async () => {
        await Promise.all(
          people.map(async (who, start) => {
            const foreign = collectForeignValues(who);
            for (let n = 0; n < READS_PER_SESSION; n += 1) {
              await sleep(Math.random() * 50);
              await readAsGuest(who, start * 7 + n, foreign);
            }
          }),
        );
        const sent = SESSION_COUNT * READS_PER_SESSION;
        // The pages without status 200 are unknown URLs, changes of language, and redirects to the sign-in.
        expect(statuses.get(200)).toBeGreaterThan(sent / 2);
        printLoadTestFigure(`S15: ${sent} of ${sent} pages were of their own brand and language`);
        printLoadTestFigure(
          `S16: ${sent} of ${sent} pages held nothing of ${SESSION_COUNT - 1} other people`,
        );
      },
      scaleTime(900_000),
    );
  },
);
