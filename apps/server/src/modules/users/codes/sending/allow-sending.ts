import {
  countryFromPhoneNumber,
  findHomeCountry,
  type PhoneCountry,
  formatCountryPrefix,
} from "@dasturxon/domain/phone-number";
import { CURRENCIES, type Currency } from "@dasturxon/domain/locale";
import type { Database, Tx } from "../../../../platform/database/index.ts";
import type { Refusal } from "../../../../platform/http/index.ts";
import { refuse, widerNetworkFromNetwork } from "../../../../platform/http/index.ts";
import {
  insertSending,
  selectIsTextRecorded,
  selectPersonSendingHistory,
  selectSmsBudgetFullTimes,
  selectSendingLock,
  updateCodeUsedAt,
} from "./queries.ts";
import type { SmsSendingRow, SmsToSend } from "./queries.ts";
import type { SmsSendingBudget, SmsSendingVerdict } from "./sending-limits.ts";
import {
  DAY_SECONDS,
  HOUR_SECONDS,
  checkSmsLimitsOfPerson,
  checkSmsBudgets,
  MAX_RECEIPTS_PER_DAY,
  NETWORK_SMS_LIMIT_FACTOR,
  calculateSmsBudgetShare,
} from "./sending-limits.ts";

type SmsSendingLimitRefusal = Refusal<"code_cooldown" | "too_many_requests">;

interface SmsSendingContext {
  isKnown: boolean;
  /**
   * Currency of the brand, which determines its home country. Null: the platform sends the SMS, and the home countries
   * of all currencies count as domestic.
   */
  currency: Currency | null;
}

/**
 * Returns the SMS with the data that its rate limits depend on: network, foreign country, and whether the phone has an
 * account.
 */
export function toSmsSendingRow(sent: SmsToSend, { isKnown, currency }: SmsSendingContext): SmsSendingRow {
  const country = countryFromPhoneNumber(sent.phone);
  const homes: PhoneCountry[] = (currency ? [currency] : CURRENCIES).map(findHomeCountry);
  const abroad = country && !homes.includes(country) ? formatCountryPrefix(country) : null;
  return { ...sent, isKnown, abroad, network: sent.ip === null ? null : widerNetworkFromNetwork(sent.ip) };
}

/**
 * Allows and records one SMS, or returns the refusal (S7). An SMS that was allowed before is not counted again. Needs
 * platform rights, because it reads the SMS records of all brands. Locks are acquired from narrow to wide. Wide locks
 * are acquired only after the narrow limits passed, so that requests of one phone or address do not block other
 * requests.
 */
export async function checkAndRecordSmsSending(
  tx: Tx,
  sending: SmsSendingRow,
  budget: SmsSendingBudget,
): Promise<"allowed" | SmsSendingLimitRefusal> {
  const { phone, ip, network, userId, sentAt } = sending;
  const getTimeBeforeSending = (seconds: number) => new Date(sentAt.getTime() - seconds * 1000);
  await selectSendingLock(tx, `phone:${phone}`);
  if (ip !== null) await selectSendingLock(tx, `ip:${ip}`);
  if (network !== null) await selectSendingLock(tx, `network:${network}`);
  if (userId !== null) await selectSendingLock(tx, `user:${userId}`);
  if (await selectIsTextRecorded(tx, sending.id)) return "allowed";
  const [daySince, hourSince] = [getTimeBeforeSending(DAY_SECONDS), getTimeBeforeSending(HOUR_SECONDS)];
  const { perAddress } = budget;
  const each = {
    address: perAddress,
    network: perAddress * NETWORK_SMS_LIMIT_FACTOR,
    receipts: MAX_RECEIPTS_PER_DAY,
  };
  const counts = await selectPersonSendingHistory(tx, { sending, daySince, hourSince, most: each });
  const person = checkSmsLimitsOfPerson(counts, sending);
  if (person) return toSmsSendingRefusal(person);
  await selectSendingLock(tx, "all");
  const purse = {
    brand: calculateSmsBudgetShare(budget.perBrandHour, sending),
    country: budget.perCountryHour,
    all: calculateSmsBudgetShare(budget.perHour, sending),
  };
  const spent = checkSmsBudgets(
    await selectSmsBudgetFullTimes(tx, { sending, hourSince, most: purse }),
    sentAt,
  );
  if (spent) return toSmsSendingRefusal(spent);
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

function toSmsSendingRefusal({ code, seconds }: NonNullable<SmsSendingVerdict>): SmsSendingLimitRefusal {
  return refuse(code, { seconds });
}
