import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { appointAdministrator } from "../modules/administration/index.ts";
import { totpStepFromTime, totpCodeFromStep } from "../modules/users/index.ts";
import { newId } from "../platform/ids.ts";
import { type TestApp, TEST_SECRET } from "./test-app.ts";

/** Host of the platform in tests. It is the host of no brand. */
export const PLATFORM_HOST = "localhost";
export const ADMIN_PASSWORD = "turtle window seven lamp";

/** Creates an administrator. Returns the key of the authenticator app. */
export async function createAdministrator(
  app: TestApp,
  login: string,
  secret = TEST_SECRET,
): Promise<string> {
  const { db, clock } = app;
  const deps = { db, clock, secret, askPassword: async () => ADMIN_PASSWORD };
  return (await appointAdministrator(deps, { login, name: `Admin ${login}` })).factor;
}

/** Returns the current six digits of the authenticator app. */
export const computeCurrentDigits = (factor: string, now: Date) =>
  totpCodeFromStep(factor, totpStepFromTime(now));

let administratorCount = 0;

/** Creates an administrator and signs in. Returns the token. */
export async function signInAdministrator(
  app: TestApp,
  login = `admin-${(administratorCount += 1)}`,
  host = PLATFORM_HOST,
): Promise<string> {
  const code = computeCurrentDigits(await createAdministrator(app, login), app.clock.now());
  const reply = await app.call<{ token: string }>("/platform/v1/sign-in", {
    host,
    body: { login, password: ADMIN_PASSWORD, code },
  });
  return reply.body.token;
}

/** Valid requests for each call of administrators, and for the owner's calls about domains. */
export function createPlatformRequests(app: TestApp) {
  const { osh, pizza } = app;
  const headers = { host: PLATFORM_HOST };
  const domain = "pizza.example.uz";
  const insertHostCheck = (host: string, brandId: string) =>
    app.db.platform((tx) =>
      sql`insert into host_checks (host, merchant_id, token, added_at)
        values (${host}, ${brandId}, 'token', ${app.clock.now()}) on conflict do nothing`.execute(tx),
    );
  const createDomainParams = async () => {
    await insertHostCheck(domain, pizza);
    return { params: { id: pizza, domain }, headers };
  };
  const own = "menu.example.uz";
  const createOwnerDomainParams = async () => {
    await insertHostCheck(own, osh);
    return { params: { domain: own } };
  };
  const createPermitParams = async () => {
    const id = newId();
    await app.db.platform((tx) =>
      sql`insert into brand_starts (id, ip, sent_at, given_for, permit_hash, permit_expires_at)
        values (${id}, '10.0.0.1', ${app.clock.now()}, 'Sardor', ${randomBytes(32)}, ${app.clock.now()})`.execute(
        tx,
      ),
    );
    return { params: { id }, headers };
  };
  const requestConsentedEntry = async () => {
    const owner = await app.signInStaff("owner@pizza");
    await app.call("/console/v1/support", { method: "PUT", token: owner, body: { hours: 1 } });
    return { params: { id: pizza }, headers };
  };
  return {
    enterBrand: requestConsentedEntry,
    platformSignIn: () => ({ body: { login: "admin", password: "wrong" }, headers }),
    platformSignOut: () => ({ headers }),
    platformMe: () => ({ headers }),
    platformBrands: () => ({ headers }),
    platformHealth: () => ({ headers }),
    platformBrand: () => ({ params: { id: pizza }, headers }),
    blockBrand: () => ({
      params: { id: pizza },
      body: { reason: { uz: "Hujjatlar tekshirilmoqda" } },
      headers,
    }),
    unblockBrand: () => ({ params: { id: pizza }, headers }),
    changeBrandLimits: () => ({
      params: { id: pizza },
      body: { branches: 100, products: 1000, texts: null },
      headers,
    }),
    givePermit: () => ({ body: { for: "Sardor, Chilonzor" }, headers }),
    addBrandDomain: () => ({ params: { id: pizza }, body: { domain }, headers }),
    checkBrandDomain: createDomainParams,
    removeBrandDomain: createDomainParams,
    changeHostPages: async () => {
      const host = "food.example.uz";
      await app.db.platform((tx) =>
        sql`insert into merchant_hosts (host, page, merchant_id) values (${host}, 1, ${pizza})
          on conflict do nothing`.execute(tx),
      );
      return { params: { id: pizza, domain: host }, body: { second: "osh", third: null }, headers };
    },
    addOwnDomain: () => ({ body: { domain: "osh.example.uz" } }),
    checkOwnDomain: createOwnerDomainParams,
    removeOwnDomain: createOwnerDomainParams,
    givenPermits: () => ({ headers }),
    withdrawPermit: createPermitParams,
    platformInstallation: () => ({ headers }),
    platformActs: () => ({ headers }),
  };
}
