import type { PlatformLanguage } from "@dasturxon/domain/language";
import { createTranslationLookup } from "@dasturxon/domain/catalogue";
import type { AlertKind } from "@dasturxon/domain/alert-ladder";
import { findTextInLanguage } from "@dasturxon/domain/text";
import type { Tx } from "../../platform/database/index.ts";
import { loadBrandBasics } from "../merchants/index.ts";
import type { AlertMessage } from "./channels.ts";
import { selectOpenAlertCount } from "./queries.ts";
import { selectAlertLadder } from "./settings/queries.ts";
import { alertsTexts } from "../../texts/alerts.ts";

const getTranslations = createTranslationLookup(alertsTexts);

/** Languages of the console. */
export type StaffLanguage = PlatformLanguage;
export type AlertTexts = Readonly<Record<StaffLanguage, string>>;

interface StaffAlertTemplates {
  /** Title of the alert's notification. */
  title: AlertTexts;
  /** Text of the notification, message, SMS or call, with `{number}`, `{branch}` and `{minutes}`. */
  text: AlertTexts;
  /** Title and text that replace the notification after the alert is closed, for any reason. */
  closedTitle: AlertTexts;
  closed: AlertTexts;
}

const ANSWERED_ALERT_TEXTS: AlertTexts = getTranslations("answered");

const TEXTS_BY_ALERT_KIND: Readonly<Record<AlertKind, StaffAlertTemplates>> = {
  order: {
    title: getTranslations("order.title"),
    text: getTranslations("order.text"),
    closedTitle: getTranslations("order.closedTitle"),
    closed: ANSWERED_ALERT_TEXTS,
  },
  reservation: {
    title: getTranslations("reservation.title"),
    text: getTranslations("reservation.text"),
    closedTitle: getTranslations("reservation.closedTitle"),
    closed: ANSWERED_ALERT_TEXTS,
  },
  waiter_call: {
    title: getTranslations("waiter_call.title"),
    text: getTranslations("waiter_call.text"),
    closedTitle: getTranslations("waiter_call.closedTitle"),
    closed: ANSWERED_ALERT_TEXTS,
  },
  device: {
    title: getTranslations("device.title"),
    text: getTranslations("device.text"),
    closedTitle: getTranslations("device.closedTitle"),
    closed: getTranslations("device.closed"),
  },
  test: {
    title: getTranslations("test.title"),
    text: getTranslations("test.text"),
    closedTitle: getTranslations("test.closedTitle"),
    closed: ANSWERED_ALERT_TEXTS,
  },
};

export const fillAlertPlaceholders = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

export interface AlertContent {
  title: string;
  text: string;
  /** Title and text of the notification after the alert is closed. */
  closed: { title: string; text: string };
}

/** Maps a language to the closest console language. */
export const toStaffLanguage = (language: string): StaffLanguage =>
  language === "ru" || language === "en" ? language : "uz";

/** Returns the texts of an alert. Without a language, the brand's main language is used. */
export async function loadAlertContent(
  tx: Tx,
  { merchantId, kind, branchId, label: number, beganAt }: AlertMessage,
  { language: chosen, now }: { language: string | null; now: Date },
): Promise<AlertContent & { language: StaffLanguage }> {
  const brand = await loadBrandBasics(tx, merchantId);
  const language = toStaffLanguage(chosen ?? brand.mainLanguage);
  const name = (await selectAlertLadder(tx, merchantId, branchId))?.name ?? brand.name;
  const minutes = String(Math.max(1, Math.round((now.getTime() - beganAt.getTime()) / 60_000)));
  // A device alert's message covers all branches with an open device alert, because the rate limit suppresses further
  // messages.
  const others = kind === "device" ? (await selectOpenAlertCount(tx, merchantId, kind)) - 1 : 0;
  const branch = `${findTextInLanguage(name, language, brand.mainLanguage)}${others > 0 ? ` (+${others})` : ""}`;
  const values = { number, branch, minutes };
  const { title, text, closedTitle, closed } = TEXTS_BY_ALERT_KIND[kind];
  return {
    language,
    title: fillAlertPlaceholders(title[language], values),
    text: fillAlertPlaceholders(text[language], values),
    closed: { title: fillAlertPlaceholders(closedTitle[language], values), text: closed[language] },
  };
}
