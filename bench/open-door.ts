import type { StaffMember } from "@dasturxon/contract";
import type { HttpMethod } from "@dasturxon/contract/endpoint";
import { createApp } from "../apps/server/src/app.ts";
import { readConfig } from "../apps/server/src/config/config.ts";
import {
  createOrUpdateStaff,
  isStaffRole,
  openStaffSession,
} from "../apps/server/src/modules/users/index.ts";
import { systemClock } from "../apps/server/src/platform/clock.ts";
import { migrateSchema, openDatabase } from "../apps/server/src/platform/database/index.ts";
import { createLog } from "../apps/server/src/platform/log.ts";
import { readQrCode } from "../apps/server/src/testing/test-tables.ts";

export interface BrandApiCall {
  /** Request body. If it is set, the method is POST unless `method` overrides it. */
  body?: object | undefined;
  method?: HttpMethod;
  token?: string | undefined;
  /** Idempotency key of the call. */
  key?: string;
  headers?: Record<string, string> | undefined;
}

/**
 * Starts the product in this process on the environment's database. Returns functions that call its API for one brand.
 */
export async function openBrandApi(brand: string) {
  const config = readConfig();
  const log = createLog({ level: "warn" });
  const db = await openDatabase(config, log);
  await migrateSchema(db);
  const codes = new Map<string, string>();
  const sms = {
    async send({ phone, code }: { phone: string; code: string }) {
      codes.set(phone, code);
      return true;
    },
  };
  const { http } = createApp({ config, log, db, sms });
  await http.app.ready();

  async function callBrandApi<Body>(
    path: string,
    { body, token, key, method, headers }: BrandApiCall = {},
  ): Promise<Body> {
    const reply = await http.app.inject({
      method: method ?? (body ? "POST" : "GET"),
      url: `/api${path}`,
      headers: {
        host: `${brand}.localhost`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { "idempotency-key": key } : {}),
        ...headers,
      },
      ...(body ? { payload: body } : {}),
    });
    if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.body}`);
    const isPage = String(reply.headers["content-type"]).startsWith("text/html");
    return isPage ? (reply.body as Body) : reply.json<Body>();
  }

  return {
    call: callBrandApi,
    /** Signs in a customer. Each index has a unique phone number. */
    async signIn(index: number): Promise<{ token: string; userId: string }> {
      const phone = `+9989012${String(30_000 + index)}`;
      await callBrandApi("/users/v1/users/code", { body: { phone, language: "uz" } });
      const body = { phone, code: codes.get(phone) };
      const { token, user } = await callBrandApi<{ token: string; user: { id: string } }>(
        "/users/v1/users/token",
        {
          body,
        },
      );
      return { token, userId: user.id };
    },
    /** Returns the content of the QR code of a table. */
    qrCode: (merchantId: string, tableId: string) => readQrCode(db, merchantId, tableId),
    /** Creates a staff account with the demo's password. */
    hire(staff: { merchantId: string; login: string; name: string; role: "courier" }) {
      return createOrUpdateStaff({ db, clock: systemClock }, { ...staff, password: "demo" });
    },
    /**
     * Creates `count` sessions for one staff member and returns their tokens. Signs in only once, because sign-ins are
     * rate limited.
     */
    async openStaffSessions(login: string, count: number): Promise<string[]> {
      const body = { login, password: "demo" };
      const { staff } = await callBrandApi<{ staff: StaffMember }>("/console/v1/sign-in", { body });
      const { role, merchant } = staff;
      if (!isStaffRole(role)) throw new Error(`${login} is ${role}`);
      const opening = { merchantId: merchant.id, known: { ...staff, role }, ip: "127.0.0.1", userAgent: "" };
      const tokens: string[] = [];
      await db.tenant(merchant.id, async (tx) => {
        while (tokens.length < count)
          tokens.push((await openStaffSession(tx, { ...opening, now: systemClock.now() })).token);
      });
      return tokens;
    },
    async close() {
      await http.app.close();
      await db.close();
    },
  };
}
