import { sql } from "kysely";
import { changeBrandContent } from "./change-content.ts";
import { saveTestCredentials } from "./save-test-credentials.ts";
import type { TestApp } from "./test-app.ts";

/** Account of a test brand at Uzum. Each brand has its own. */
export const createUzumAccount = (brand: "osh" | "pizza") => ({
  serviceId: brand === "osh" ? "101" : "102",
  login: `uzum-of-${brand}`,
  password: `password:of:${brand}`,
});

/** Returns the header `Authorization` that Uzum sends for a test brand. */
export function createUzumAuthorization(brand: "osh" | "pizza" = "osh"): string {
  const { login, password } = createUzumAccount(brand);
  return `Basic ${Buffer.from(`${login}:${password}`).toString("base64")}`;
}

/** Enables Uzum for a test brand, with credentials. */
export async function enableUzum(app: TestApp, brand: "osh" | "pizza" = "osh"): Promise<void> {
  const merchantId = app[brand];
  const saved = {
    merchantId,
    provider: "uzum" as const,
    credentials: createUzumAccount(brand),
    now: app.clock.now(),
  };
  await saveTestCredentials(app, saved);
  await changeBrandContent(
    app,
    merchantId,
    sql`insert into payment_settings (merchant_id, type, name, is_active, web_enabled, operator_enabled)
      values (${merchantId}, 'UZUM', '{"uz":"Uzum"}', true, true, true)`,
  );
}

export interface UzumReply {
  status: number;
  /** Raw text of the response body of the call that Uzum makes. */
  text: string;
  body: Record<string, unknown> & { errorCode?: string; status?: string };
}

/** Calls an operation at `path` like Uzum. */
export async function callAsUzum(
  app: TestApp,
  path: string,
  body: object | string,
  authorization = createUzumAuthorization(),
): Promise<UzumReply> {
  const reply = await app.http.app.inject({
    method: "POST",
    url: `/api${path}`,
    headers: { host: "localhost", "content-type": "application/json", authorization },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: reply.statusCode, text: reply.body, body: reply.json<UzumReply["body"]>() };
}
