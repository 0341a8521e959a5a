import { createHash } from "node:crypto";
import { sql } from "kysely";
import { changeBrandContent } from "./change-content.ts";
import { saveTestCredentials } from "./save-test-credentials.ts";
import type { TestApp } from "./test-app.ts";

/** Account of a test brand at Click. Each brand has its own. */
export const createClickAccount = (brand: "osh" | "pizza") => ({
  serviceId: brand === "osh" ? "80012" : "80013",
  merchantId: "9001",
  secretKey: `secret-of-${brand}`,
});

/** Enables Click for a test brand, also in the Click application, with credentials. */
export async function enableClickShop(app: TestApp, brand: "osh" | "pizza" = "osh"): Promise<void> {
  const merchantId = app[brand];
  const saved = {
    merchantId,
    provider: "click" as const,
    credentials: createClickAccount(brand),
    now: app.clock.now(),
  };
  await saveTestCredentials(app, saved);
  for (const type of ["CLICK", "CLICK_MINI_APP"])
    await changeBrandContent(
      app,
      merchantId,
      sql`insert into payment_settings (merchant_id, type, name, is_active, web_enabled, operator_enabled, app_enabled)
        values (${merchantId}, ${type}, '{"uz":"Click"}', true, true, true, true)`,
    );
}

export interface ClickReply {
  status: number;
  /** Raw text of the response. */
  text: string;
  error: number;
  error_note: string;
  merchant_prepare_id?: number;
  merchant_confirm_id?: number;
}

/** Fields of a call as sent by Click, without the signature. */
export type ClickFields = Record<string, string>;

/** Adds the signature: MD5 over the fields in the order of the protocol. */
export function addClickSignature(fields: ClickFields, secretKey: string): ClickFields {
  const names = ["click_trans_id", "service_id", "", "merchant_trans_id", "merchant_prepare_id"];
  const isComplete = fields["action"] === "1";
  const strings = [...names, "amount", "action", "sign_time"].map((name) => {
    if (name === "") return secretKey;
    return name === "merchant_prepare_id" && !isComplete ? "" : (fields[name] ?? "");
  });
  return { ...fields, sign_string: createHash("md5").update(strings.join("")).digest("hex") };
}

/** Sends a form to the callback URL at `path`, like Click. */
export async function callAsClick(
  app: TestApp,
  path: string,
  fields: ClickFields | string,
): Promise<ClickReply> {
  const reply = await app.http.app.inject({
    method: "POST",
    url: `/api${path}`,
    headers: { host: "localhost", "content-type": "application/x-www-form-urlencoded" },
    payload: typeof fields === "string" ? fields : new URLSearchParams(fields).toString(),
  });
  return { status: reply.statusCode, text: reply.body, ...reply.json<Omit<ClickReply, "status" | "text">>() };
}
