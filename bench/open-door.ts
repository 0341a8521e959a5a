import { createApp } from "../apps/server/src/app.ts";
import { readConfig } from "../apps/server/src/config.ts";
import { migrate, openDatabase } from "../apps/server/src/platform/database/index.ts";
import { createLog } from "../apps/server/src/platform/log.ts";

export interface DoorCall {
  /** With one it is a POST. */
  body?: object | undefined;
  token?: string | undefined;
  /** Idempotency key. */
  key?: string;
}

/** The product in this process on the environment's database, entered by its door for one brand. */
export async function openDoor(brand: string) {
  const config = readConfig();
  const log = createLog({ level: "warn" });
  const db = await openDatabase(config, log);
  await migrate(db);
  const codes = new Map<string, string>();
  const sms = {
    async send({ phone, code }: { phone: string; code: string }) {
      codes.set(phone, code);
      return true;
    },
  };
  const { http } = createApp({ config, log, db, sms });
  await http.app.ready();

  async function call<Body>(path: string, { body, token, key }: DoorCall = {}): Promise<Body> {
    const reply = await http.app.inject({
      method: body ? "POST" : "GET",
      url: `/api${path}`,
      headers: {
        host: `${brand}.localhost`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { "idempotency-key": key } : {}),
      },
      ...(body ? { payload: body } : {}),
    });
    if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.body}`);
    return reply.json<Body>();
  }

  return {
    call,
    /** Signs a customer in by number, each with a phone of their own. */
    async signIn(index: number): Promise<string> {
      const phone = `+9989012${String(30_000 + index)}`;
      await call("/users/v1/users/code", { body: { phone, language: "uz" } });
      const body = { phone, code: codes.get(phone) };
      return (await call<{ token: string }>("/users/v1/users/token", { body })).token;
    },
    async close() {
      await http.app.close();
      await db.close();
    },
  };
}
