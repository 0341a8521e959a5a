import type { AlertKind } from "@dasturxon/domain/alert-ladder";
import { textIn } from "@dasturxon/domain/text";
import type { Tx } from "../../platform/database/index.ts";
import { loadBasics } from "../merchants/index.ts";
import type { AlertMessage } from "./channels.ts";
import { selectOpenCount } from "./queries.ts";
import { selectLadder } from "./settings/queries.ts";

/** Languages of the console. */
export type StaffLanguage = "uz" | "ru" | "en";
export type Words = Readonly<Record<StaffLanguage, string>>;

interface AlertWords {
  /** Title of the notification. */
  title: Words;
  /** Text of the notification, message, SMS or call, with `{number}`, `{branch}` and `{minutes}`. */
  text: Words;
  /** Title and text that replace the notification after the alert is closed, for any reason. */
  closedTitle: Words;
  closed: Words;
}

const ANSWERED: Words = {
  uz: "Endi javob kutmayapti.",
  ru: "Ответа больше не ждёт.",
  en: "It does not wait for an answer any more.",
};

const WORDS: Readonly<Record<AlertKind, AlertWords>> = {
  order: {
    title: {
      uz: "№ {number} buyurtma javob kutmoqda",
      ru: "Заказ № {number} ждёт ответа",
      en: "Order No. {number} waits for an answer",
    },
    text: {
      uz: "{branch}: № {number} buyurtmaga {minutes} daqiqadan beri hech kim javob bermadi.",
      ru: "{branch}: на заказ № {number} уже {minutes} мин никто не ответил.",
      en: "{branch}: nobody has answered order No. {number} for {minutes} min.",
    },
    closedTitle: { uz: "№ {number} buyurtma", ru: "Заказ № {number}", en: "Order No. {number}" },
    closed: ANSWERED,
  },
  reservation: {
    title: {
      uz: "{number}-stol broni javob kutmoqda",
      ru: "Бронь стола {number} ждёт ответа",
      en: "A reservation of table {number} waits for an answer",
    },
    text: {
      uz: "{branch}: {number}-stol broniga {minutes} daqiqadan beri hech kim javob bermadi.",
      ru: "{branch}: на бронь стола {number} уже {minutes} мин никто не ответил.",
      en: "{branch}: nobody has answered the reservation of table {number} for {minutes} min.",
    },
    closedTitle: {
      uz: "{number}-stol broni",
      ru: "Бронь стола {number}",
      en: "Reservation of table {number}",
    },
    closed: ANSWERED,
  },
  waiter_call: {
    title: {
      uz: "{number}-stol ofitsiantni chaqirmoqda",
      ru: "Стол {number} зовёт официанта",
      en: "Table {number} calls the waiter",
    },
    text: {
      uz: "{branch}: {number}-stol {minutes} daqiqadan beri ofitsiantni kutmoqda.",
      ru: "{branch}: стол {number} уже {minutes} мин ждёт официанта.",
      en: "{branch}: table {number} has been waiting for the waiter for {minutes} min.",
    },
    closedTitle: { uz: "{number}-stol", ru: "Стол {number}", en: "Table {number}" },
    closed: ANSWERED,
  },
  device: {
    title: {
      uz: "{branch}: buyurtmalarni hech kim eshitmayapti",
      ru: "{branch}: заказы никто не слышит",
      en: "{branch}: nobody hears the orders",
    },
    text: {
      uz: "{branch} ochiq, lekin birorta ham qurilma buyurtmalarni eshitmayapti. Konsolni oching.",
      ru: "{branch}: открыто, но ни одно устройство не слышит заказы. Откройте консоль.",
      en: "{branch} is open, but no device hears its orders. Open the console.",
    },
    closedTitle: { uz: "{branch}", ru: "{branch}", en: "{branch}" },
    closed: {
      uz: "Qurilma yana eshitmoqda, yoki filial hozir buyurtma qabul qilmayapti.",
      ru: "Устройство снова слышит заказы, или филиал их сейчас не принимает.",
      en: "A device hears the orders again, or the branch takes none now.",
    },
  },
  test: {
    title: { uz: "Sinov xabari", ru: "Проверка оповещений", en: "A test of the alerts" },
    text: {
      uz: "{branch}: bu sinov. Javobsiz buyurtmalar haqida shu yerga xabar keladi.",
      ru: "{branch}: это проверка. Сюда придёт сообщение, если на заказ никто не ответит.",
      en: "{branch}: this is a test. You will be told here when nobody answers an order.",
    },
    closedTitle: { uz: "Sinov xabari", ru: "Проверка оповещений", en: "A test of the alerts" },
    closed: ANSWERED,
  },
};

export const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

export interface Worded {
  title: string;
  text: string;
  /** Replaces both after the alert is closed. */
  closed: { title: string; text: string };
}

/** Maps a language to the closest console language. */
export const staffLanguageOf = (language: string): StaffLanguage =>
  language === "ru" || language === "en" ? language : "uz";

/** Returns the texts of an alert. Without a language, the brand's main language is used. */
export async function loadWords(
  tx: Tx,
  { merchantId, kind, branchId, label: number, beganAt }: AlertMessage,
  { language: chosen, now }: { language: string | null; now: Date },
): Promise<Worded & { language: StaffLanguage }> {
  const brand = await loadBasics(tx, merchantId);
  const language = staffLanguageOf(chosen ?? brand.mainLanguage);
  const name = (await selectLadder(tx, merchantId, branchId))?.name ?? brand.name;
  const minutes = String(Math.max(1, Math.round((now.getTime() - beganAt.getTime()) / 60_000)));
  // One message covers several branches, because the rate limit suppresses the others.
  const others = kind === "device" ? (await selectOpenCount(tx, merchantId, kind)) - 1 : 0;
  const branch = `${textIn(name, language, brand.mainLanguage)}${others > 0 ? ` (+${others})` : ""}`;
  const values = { number, branch, minutes };
  const { title, text, closedTitle, closed } = WORDS[kind];
  return {
    language,
    title: filled(title[language], values),
    text: filled(text[language], values),
    closed: { title: filled(closedTitle[language], values), text: closed[language] },
  };
}
