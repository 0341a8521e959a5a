import { textIn } from "@dasturxon/domain/text";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/database/index.ts";
import type { Refused } from "../../platform/http/index.ts";
import { isRefused, networkOf, refuse } from "../../platform/http/index.ts";
import { newId } from "../../platform/ids.ts";
import { loadBasics } from "../merchants/index.ts";
import { CODE_SECONDS, COOLDOWN_SECONDS, hashCode, makeCode } from "./one-time-code.ts";
import { parsePhone } from "./phone.ts";
import { countSendings, lockSendings, writeCode } from "./queries.ts";
import { DAY_SECONDS, HOUR_SECONDS, judgeSending, SHORT_SECONDS } from "./sending-limits.ts";

/** A text to a phone. `code` stands apart for gateways that show it elsewhere. */
export interface OutgoingCode {
  merchantId: string;
  phone: string;
  text: string;
  code: string;
  sentAt: Date;
}

/** Hands a text to the gateway; false when it could not take it. */
export type SendSms = (message: OutgoingCode) => Promise<boolean>;

export interface CodeDeps {
  db: Database;
  clock: Clock;
  /** Secret that codes are hashed with. */
  pepper: string;
  /** Codes that one brand may send in an hour. */
  merchantBudget: number;
  sendSms: SendSms;
}

export interface CodeRequest {
  merchantId: string;
  phone: string;
  language: "uz" | "ru" | "en";
  ip: string;
}

const wording = {
  uz: (code: string, brand: string) => `${brand}: tasdiqlash kodi ${code}. Uni hech kimga aytmang.`,
  ru: (code: string, brand: string) => `${brand}: код подтверждения ${code}. Никому его не сообщайте.`,
  en: (code: string, brand: string) => `${brand}: your code is ${code}. Do not share it with anyone.`,
};

type SendRefusal = Refused<"phone_invalid" | "code_cooldown" | "too_many_requests" | "code_not_sent">;

/**
 * Sends a one-time code to a phone within the limits of S7; known and unknown numbers are never told apart.
 * Refuses `phone_invalid`, `code_cooldown`, `too_many_requests`, and `code_not_sent` when the gateway fails.
 */
export async function sendCode(
  deps: CodeDeps,
  request: CodeRequest,
): Promise<{ resendIn: number; expiresIn: number } | SendRefusal> {
  const code = makeCode();
  const sentAt = deps.clock.now();
  const kept = await deps.db.tenant(request.merchantId, (tx) =>
    keepCode(tx, { deps, request, code, sentAt }),
  );
  if (isRefused(kept)) return kept;
  const text = wording[request.language](code, kept.brandName);
  // The gateway is the outside world: asked after the commit, never inside the transaction.
  const isSent = await deps.sendSms({
    merchantId: request.merchantId,
    phone: kept.phone,
    text,
    code,
    sentAt,
  });
  return isSent ? { resendIn: COOLDOWN_SECONDS, expiresIn: CODE_SECONDS } : refuse("code_not_sent");
}

interface Keeping {
  deps: CodeDeps;
  request: CodeRequest;
  code: string;
  sentAt: Date;
}

/** Counts, decides and writes under one lock, so that parallel requests cannot pass a limit together. */
async function keepCode(
  tx: Tx,
  { deps, request, code, sentAt }: Keeping,
): Promise<{ phone: string; brandName: string } | Exclude<SendRefusal, Refused<"code_not_sent">>> {
  const { merchantId } = request;
  const brand = await loadBasics(tx, merchantId);
  const phone = parsePhone(request.phone, brand.currency);
  if (phone === null) return refuse("phone_invalid", { field: "phone" });
  const ip = networkOf(request.ip);
  await lockSendings(tx, merchantId);
  const before = (seconds: number) => new Date(sentAt.getTime() - seconds * 1000);
  const counts = await countSendings(tx, {
    merchantId,
    phone,
    ip,
    shortSince: before(SHORT_SECONDS),
    hourSince: before(HOUR_SECONDS),
    daySince: before(DAY_SECONDS),
  });
  const verdict = judgeSending(counts, sentAt, deps.merchantBudget);
  if (verdict) return refuse(verdict.code, { seconds: verdict.seconds });
  await writeCode(tx, {
    merchantId,
    sendingId: newId(),
    phone,
    purpose: "sign_in",
    codeHash: hashCode(code, { merchantId, phone, purpose: "sign_in" }, deps.pepper),
    language: request.language,
    ip,
    sentAt,
    expiresAt: new Date(sentAt.getTime() + CODE_SECONDS * 1000),
  });
  return { phone, brandName: textIn(brand.name, request.language) };
}
