import { pino } from "pino";
import type { Database, Tx } from "../platform/database/index.ts";
import { createTestClock } from "../platform/clock.ts";
import type { Merchant, MerchantDirectory, Session } from "../platform/http/call.ts";
import { createHttp } from "../platform/http/create-http.ts";
import type { HttpOptions } from "../platform/http/create-http.ts";
import { createToken } from "../platform/http/session/token.ts";

export const oshBrand: Merchant = createMerchant("00000000-0000-7000-8000-000000000001", "osh");
export const pizzaBrand: Merchant = createMerchant("00000000-0000-7000-8000-000000000002", "pizza");
export const blockedMerchant: Merchant = {
  ...createMerchant("00000000-0000-7000-8000-000000000003", "blocked"),
  isActive: false,
};

function createMerchant(id: string, key: string): Merchant {
  return { id, key, isActive: true, isDeleted: false, contentVersion: "1" };
}

const testMerchants = [oshBrand, pizzaBrand, blockedMerchant];

/**
 * Brands for tests. `osh.localhost` and similar hosts name a brand. `food.localhost` belongs to osh, and its second
 * page to pizza. `localhost` falls back to osh. All other hosts name no brand.
 */
const testDirectory: MerchantDirectory = {
  byId: (id) => testMerchants.find((merchant) => merchant.id === id) ?? null,
  byHost({ host, vendor, page }) {
    if (host === "food.localhost") return { merchant: page === 2 ? pizzaBrand : oshBrand, isNamed: true };
    const named = testMerchants.find((merchant) => host === `${merchant.key}.localhost`);
    if (named) return { merchant: named, isNamed: true };
    if (host !== "localhost") return null;
    const isChosen = ({ key, id }: Merchant) => [key, id].includes(vendor?.toLowerCase() ?? "");
    return { merchant: testMerchants.find(isChosen) ?? oshBrand, isNamed: false };
  },
  servesHost: () => true,
};

/**
 * Creates an HTTP server for tests, with a fake database and in-memory sessions. Of its result, `signIn` creates a
 * session, `lines` contains the log, and `transactions` counts the started transactions.
 */
export function createHttpFixture(options: Partial<HttpOptions> = {}) {
  const sessions = new Map<string, Session>();
  const lines: string[] = [];
  let transactions = 0;
  const db = {
    async tenant(_id: string, work: (tx: Tx) => unknown) {
      transactions += 1;
      return await work({} as Tx);
    },
  } as unknown as Database;
  const http = createHttp({
    log: pino({ level: "debug" }, { write: (line) => lines.push(line) }),
    db,
    clock: createTestClock(),
    // The directory of brands is copied, so that a test may replace one of its functions.
    merchants: { ...testDirectory },
    authenticate: async ({ kind, tokenHash }) => {
      const session = sessions.get(tokenHash.toString("hex"));
      return session?.kind === kind ? session : null;
    },
    ...options,
  });
  function signIn(merchant: Merchant, kind: Session["kind"], id: string): string {
    const { token, tokenHash } = createToken(merchant.id);
    const role = kind === "staff" ? "owner" : "customer";
    sessions.set(tokenHash.toString("hex"), {
      kind,
      merchantId: merchant.id,
      id,
      role,
      name: null,
      branchIds: null,
      tokenHash,
    });
    return token;
  }
  return {
    http,
    app: http.app,
    signIn,
    signOut: () => sessions.clear(),
    lines,
    transactions: () => transactions,
  };
}
