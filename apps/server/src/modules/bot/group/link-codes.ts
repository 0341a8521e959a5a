import { createHash, randomBytes } from "node:crypto";
import { STAFF_MANAGER_ROLES } from "@dasturxon/domain/staff-rank";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal, type Session } from "../../../platform/http/index.ts";
import { selectStaffOfCourier } from "../../orders/index.ts";
import { selectBotView } from "../queries.ts";
import { deleteLinkCode, insertLinkCode, type LinkCodeRow } from "./queries.ts";

const LINK_CODE_BYTES = 16;
const LINK_CODE_LIFETIME_MS = 15 * 60_000;

const hashLinkCode = (code: string) => createHash("sha256").update(code).digest();

/** Returns whether the argument of `/start` has the format of a link code. */
export const isTelegramLinkCode = (word: string): boolean => /^[\w-]{22}$/.test(word);

interface LinkCodeRequest {
  purpose: LinkCodeRow["purpose"] | "courier";
  /** Id of the courier. Required for the purpose `courier`. */
  courierId?: string | undefined;
  language: string;
  now: Date;
}

export interface LinkCode {
  /** Command that the user sends to the bot to use the link code: `/start …`. */
  command: string;
  /** Link that opens the bot with the code. */
  link: string;
  expiresAt: Date;
}

/**
 * Creates a code for the bot, valid once within 15 minutes. It links a Telegram user to this member of staff or to a
 * courier, or subscribes a group to the orders that this member of staff can see. Refuses with `forbidden` (groups and
 * couriers require owners or managers), `not_found` if the brand has no active bot, and `courier_not_found` if the
 * courier has no login.
 */
export async function createLinkCode(
  tx: Tx,
  { merchantId, id: staffId, role }: Pick<Session, "merchantId" | "id" | "role">,
  { purpose: wanted, courierId, language, now }: LinkCodeRequest,
): Promise<LinkCode | Refusal<"forbidden" | "not_found" | "courier_not_found">> {
  if (wanted !== "staff" && !STAFF_MANAGER_ROLES.some((keeper) => keeper === role))
    return refuse("forbidden");
  const bot = await selectBotView(tx, merchantId);
  if (!bot?.isOn || bot.username === null) return refuse("not_found");
  const code = randomBytes(LINK_CODE_BYTES).toString("base64url");
  const expiresAt = new Date(now.getTime() + LINK_CODE_LIFETIME_MS);
  const purpose = wanted === "group" ? "group" : "staff";
  const whose = wanted === "courier" ? await findCourierStaffId(tx, merchantId, courierId) : staffId;
  if (whose === null) return refuse("courier_not_found");
  await insertLinkCode(tx, merchantId, {
    codeHash: hashLinkCode(code),
    purpose,
    staffId: whose,
    language,
    expiresAt,
  });
  const link = `https://t.me/${bot.username}?${purpose === "group" ? "startgroup" : "start"}=${code}`;
  return { command: `/start@${bot.username} ${code}`, link, expiresAt };
}

async function findCourierStaffId(tx: Tx, merchantId: string, courierId = "") {
  const courier = courierId === "" ? null : await selectStaffOfCourier(tx, merchantId, courierId);
  return courier?.staffId ?? null;
}

/** Redeems a code that was sent to the bot. Undefined if it is expired, used, or for another purpose. */
export function redeemLinkCode(
  tx: Tx,
  merchantId: string,
  { code, ...rest }: { code: string; purpose: LinkCodeRow["purpose"]; now: Date },
): Promise<LinkCodeRow | undefined> {
  return deleteLinkCode(tx, merchantId, { codeHash: hashLinkCode(code), ...rest });
}
