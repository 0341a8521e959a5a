import { createTranslations } from "@dasturxon/domain/catalogue";
import { textIn } from "@dasturxon/domain/text";
import type { Tx } from "../../../platform/database/index.ts";
import { loadBasics } from "../../merchants/index.ts";
import { fillAlertPlaceholders, type StaffLanguage, type AlertTexts } from "../alert-words.ts";
import type { AlertSummary } from "../channels.ts";
import { selectLadder } from "../settings/queries.ts";
import { isSummarized, type SummarizedKind } from "./join-summary.ts";
import { alertsTexts } from "../../../texts/alerts.ts";

const translations = createTranslations(alertsTexts);

interface KindWords {
  /** First line, with `{branch}`, `{count}` and `{minutes}`. */
  headline: AlertTexts;
  /** One alert in the list. */
  item: AlertTexts;
  /** Text of the link. */
  open: AlertTexts;
}

const TABLE_TEXTS = {
  item: translations("summary.table.item"),
  open: translations("summary.table.open"),
};

const TEXTS_BY_ALERT_KIND: Readonly<Record<SummarizedKind, KindWords>> = {
  order: {
    headline: translations("summary.order.headline"),
    item: translations("summary.order.item"),
    open: translations("summary.order.open"),
  },
  reservation: {
    headline: translations("summary.reservation.headline"),
    ...TABLE_TEXTS,
  },
  waiter_call: {
    headline: translations("summary.waiter_call.headline"),
    ...TABLE_TEXTS,
  },
};
const MORE_TEXTS: AlertTexts = translations("summary.more");

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
  if (!isSummarized(kind)) throw new Error(`alerts of the kind ${kind} have no summary`);
  const { headline, item, open } = TEXTS_BY_ALERT_KIND[kind];
  const brand = await loadBasics(tx, merchantId);
  const name = (await selectLadder(tx, merchantId, branchId))?.name ?? brand.name;
  const minutes = Math.max(1, Math.round((now.getTime() - beganAt.getTime()) / 60_000));
  const values = {
    branch: textIn(name, language, brand.mainLanguage),
    count: String(labels.length),
    minutes: String(minutes),
  };
  return {
    headline: fillAlertPlaceholders(headline[language], values),
    items: labels.map((number) => fillAlertPlaceholders(item[language], { number })),
    moreOf: (count) => fillAlertPlaceholders(MORE_TEXTS[language], { count: String(count) }),
    open: open[language],
  };
}
