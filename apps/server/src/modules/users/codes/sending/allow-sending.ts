import { countryOfPhone, homeCountry, type PhoneCountry, prefixOf } from "@dasturxon/domain/phone-number";
import { CURRENCIES, type Currency } from "@dasturxon/domain/locale";
import type { Database, Tx } from "../../../../platform/database/index.ts";
import type { Refusal } from "../../../../platform/http/index.ts";
import { refuse, widerNetworkOf } from "../../../../platform/http/index.ts";
import {
  insertSending,
  selectIsNoted,
  selectPersonCounts,
  selectPurseCounts,
  selectSendingLock,
  updateCodeUsedAt,
} from "./queries.ts";
import type { SendingRow, SentText } from "./queries.ts";
import type { SendingBudget, SendingVerdict } from "./sending-limits.ts";
import {
  DAY_SECONDS,
  HOUR_SECONDS,
  checkPersonLimits,
  checkBudgets,
  MAX_RECEIPTS_DAY,
  NETWORK_FACTOR,
  shareOf,
} from "./sending-limits.ts";

type SendingLimitRefusal = Refusal<"code_cooldown" | "too_many_requests">;

interface Cause {
  isKnown: boolean;
  /**
   * Currency of the brand, which determines its home country. Null: the platform sends the text, and the home countries
   * of all currencies count as domestic.
   */
  currency: Currency | null;
}

/** Adds the inputs of the rate limits: network, foreign country, and whether the phone has an account. */
export function sendingOf(sent: SentText, { isKnown, currency }: Cause): SendingRow {
  const country = countryOfPhone(sent.phone);
  const homes: PhoneCountry[] = (currency ? [currency] : CURRENCIES).map(homeCountry);
  const abroad = country && !homes.includes(country) ? prefixOf(country) : null;
  return { ...sent, isKnown, abroad, network: sent.ip === null ? null : widerNetworkOf(sent.ip) };
}

/**
 * Allows and records one text, or returns the refusal (S7). A text that was allowed before is not counted again. Needs
 * platform rights, because it reads the texts of all brands. Locks are taken from narrow to wide, and the wide ones
 * only after the narrow limits passed, so that requests of one phone or address do not block others.
 */
export async function allowSending(
  tx: Tx,
  sending: SendingRow,
  budget: SendingBudget,
): Promise<"allowed" | SendingLimitRefusal> {
  const { phone, ip, network, userId, sentAt } = sending;
  const before = (seconds: number) => new Date(sentAt.getTime() - seconds * 1000);
  await selectSendingLock(tx, `phone:${phone}`);
  if (ip !== null) await selectSendingLock(tx, `ip:${ip}`);
  if (network !== null) await selectSendingLock(tx, `network:${network}`);
  if (userId !== null) await selectSendingLock(tx, `user:${userId}`);
  if (await selectIsNoted(tx, sending.id)) return "allowed";
  const [daySince, hourSince] = [before(DAY_SECONDS), before(HOUR_SECONDS)];
  const { perAddress } = budget;
  const each = { address: perAddress, network: perAddress * NETWORK_FACTOR, receipts: MAX_RECEIPTS_DAY };
  const counts = await selectPersonCounts(tx, { sending, daySince, hourSince, most: each });
  const person = checkPersonLimits(counts, sending);
  if (person) return refusalOf(person);
  await selectSendingLock(tx, "all");
  const purse = {
    brand: shareOf(budget.perBrandHour, sending),
    country: budget.perCountryHour,
    all: shareOf(budget.perHour, sending),
  };
  const spent = checkBudgets(await selectPurseCounts(tx, { sending, hourSince, most: purse }), sentAt);
  if (spent) return refusalOf(spent);
  await insertSending(tx, sending);
  return "allowed";
}

/** Records that a code was used, which shows that the owner of the phone requested it. */
export function recordCodeUse(
  db: Database,
  code: { brandId: string; phone: string; now: Date },
): Promise<void> {
  return db.platform((tx) => updateCodeUsedAt(tx, code));
}

function refusalOf({ code, seconds }: NonNullable<SendingVerdict>): SendingLimitRefusal {
  return refuse(code, { seconds });
}
