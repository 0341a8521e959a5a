import { textIn } from "@dasturxon/domain/text";
import type { Tx } from "../../../platform/database/index.ts";
import { loadBasics } from "../../merchants/index.ts";
import { filled, type StaffLanguage, type Words } from "../alert-words.ts";
import type { AlertSummary } from "../channels.ts";
import { selectLadder } from "../settings/queries.ts";
import { isSummed, type SummedKind } from "./join-summary.ts";

interface KindWords {
  /** First line, with `{branch}`, `{count}` and `{minutes}`. */
  headline: Words;
  /** One alert in the list. */
  item: Words;
  /** Text of the link. */
  open: Words;
}

const TABLES = {
  item: { uz: "{number}-stol", ru: "стол {number}", en: "table {number}" },
  open: { uz: "Stollarni ochish", ru: "Открыть столы", en: "Open the tables" },
};

const WORDS: Readonly<Record<SummedKind, KindWords>> = {
  order: {
    headline: {
      uz: "{branch}: {count} ta buyurtma javob kutmoqda, eng eskisi {minutes} daqiqadan beri.",
      ru: "{branch}: заказов без ответа: {count}, самый давний ждёт уже {minutes} мин.",
      en: "{branch}: orders that wait for an answer: {count}, the oldest for {minutes} min.",
    },
    item: { uz: "№ {number}", ru: "№ {number}", en: "No. {number}" },
    open: { uz: "Buyurtmalarni ochish", ru: "Открыть заказы", en: "Open the orders" },
  },
  reservation: {
    headline: {
      uz: "{branch}: {count} ta bron javob kutmoqda, eng eskisi {minutes} daqiqadan beri.",
      ru: "{branch}: броней без ответа: {count}, самая давняя ждёт уже {minutes} мин.",
      en: "{branch}: reservations that wait for an answer: {count}, the oldest for {minutes} min.",
    },
    ...TABLES,
  },
  waiter_call: {
    headline: {
      uz: "{branch}: {count} ta stol ofitsiantni kutmoqda, birinchisi {minutes} daqiqadan beri.",
      ru: "{branch}: столов ждут официанта: {count}, первый — уже {minutes} мин.",
      en: "{branch}: tables that wait for the waiter: {count}, the first for {minutes} min.",
    },
    ...TABLES,
  },
};
const MORE: Words = { uz: "va yana {count} ta", ru: "и ещё {count}", en: "and {count} more" };

export interface SummaryWords {
  headline: string;
  items: readonly string[];
  /** Replaces the items that do not fit into a message. */
  moreOf: (count: number) => string;
  /** Label of the link. */
  open: string;
}

/** Returns the texts of a summary of several alerts. */
export async function loadSummaryWords(
  tx: Tx,
  { merchantId, kind, branchId, labels, beganAt }: AlertSummary,
  { language, now }: { language: StaffLanguage; now: Date },
): Promise<SummaryWords> {
  if (!isSummed(kind)) throw new Error(`alerts of the kind ${kind} have no summary`);
  const { headline, item, open } = WORDS[kind];
  const brand = await loadBasics(tx, merchantId);
  const name = (await selectLadder(tx, merchantId, branchId))?.name ?? brand.name;
  const minutes = Math.max(1, Math.round((now.getTime() - beganAt.getTime()) / 60_000));
  const values = {
    branch: textIn(name, language, brand.mainLanguage),
    count: String(labels.length),
    minutes: String(minutes),
  };
  return {
    headline: filled(headline[language], values),
    items: labels.map((number) => filled(item[language], { number })),
    moreOf: (count) => filled(MORE[language], { count: String(count) }),
    open: open[language],
  };
}
