import { createTranslationLookup } from "@dasturxon/domain/catalogue";
import { findTextInLanguage } from "@dasturxon/domain/text";
import type { Tx } from "../../../platform/database/index.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import { fillAlertPlaceholders, type StaffLanguage, type AlertTexts } from "../alert-words.ts";
import type { AlertSummary } from "../channels.ts";
import { selectAlertLadder } from "../settings/queries.ts";
import { isSummarizedAlertKind, type SummarizedAlertKind } from "./join-summary.ts";
import { alertsTexts } from "../../../texts/alerts.ts";

const getTranslations = createTranslationLookup(alertsTexts);

interface AlertSummaryTemplates {
  /** First line of a summary, with the placeholders `{branch}`, `{count}` and `{minutes}`. */
  headline: AlertTexts;
  /** Text of one alert in the summary's list. */
  item: AlertTexts;
  /** Label of the link. */
  open: AlertTexts;
}

const TABLE_TEXTS = {
  item: getTranslations("summary.table.item"),
  open: getTranslations("summary.table.open"),
};

const TEXTS_BY_ALERT_KIND: Readonly<Record<SummarizedAlertKind, AlertSummaryTemplates>> = {
  order: {
    headline: getTranslations("summary.order.headline"),
    item: getTranslations("summary.order.item"),
    open: getTranslations("summary.order.open"),
  },
  reservation: {
    headline: getTranslations("summary.reservation.headline"),
    ...TABLE_TEXTS,
  },
  waiter_call: {
    headline: getTranslations("summary.waiter_call.headline"),
    ...TABLE_TEXTS,
  },
};
const MORE_ALERTS_SUMMARY_TEXTS: AlertTexts = getTranslations("summary.more");

export interface AlertSummaryContent {
  headline: string;
  items: readonly string[];
  /** Returns the text that replaces the items that do not fit into a message. */
  moreOf: (count: number) => string;
  /** Label of the link. */
  open: string;
}

/** Returns the texts of a summary of several alerts. */
export async function loadSummaryContent(
  tx: Tx,
  { merchantId, kind, branchId, labels, beganAt }: AlertSummary,
  { language, now }: { language: StaffLanguage; now: Date },
): Promise<AlertSummaryContent> {
  if (!isSummarizedAlertKind(kind)) throw new Error(`alerts of the kind ${kind} have no summary`);
  const { headline, item, open } = TEXTS_BY_ALERT_KIND[kind];
  const brand = await loadBrandBasics(tx, merchantId);
  const name = (await selectAlertLadder(tx, merchantId, branchId))?.name ?? brand.name;
  const minutes = Math.max(1, Math.round((now.getTime() - beganAt.getTime()) / 60_000));
  const values = {
    branch: findTextInLanguage(name, language, brand.mainLanguage),
    count: String(labels.length),
    minutes: String(minutes),
  };
  return {
    headline: fillAlertPlaceholders(headline[language], values),
    items: labels.map((number) => fillAlertPlaceholders(item[language], { number })),
    moreOf: (count) => fillAlertPlaceholders(MORE_ALERTS_SUMMARY_TEXTS[language], { count: String(count) }),
    open: open[language],
  };
}
