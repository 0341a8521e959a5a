import type { RefuseReason } from "@dasturxon/domain/order-status";
import type { Language } from "@dasturxon/domain/language";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import type { WhenGone } from "@dasturxon/domain/when-gone";
import { filledIn } from "@dasturxon/domain/written";
import { nameOfPaymentType } from "@dasturxon/providers/payments/facts";

/** The bot's texts for staff, in the three languages of the console. */
type StaffWritten = Readonly<Record<"uz" | "ru" | "en", string>>;

const words = {
  linked: {
    uz: "{name}, endi guruhdagi buyurtmalarni qabul qila olasiz.",
    ru: "{name}, теперь вы можете принимать заказы в группе.",
    en: "{name}, you can take orders in the group now.",
  },
  courierLinked: {
    uz: "{name}, sizga berilgan buyurtmalar shu yerga keladi. Guruhdagilarni oʻzingiz olishingiz mumkin.",
    ru: "{name}, сюда будут приходить ваши заказы. Свободные можно взять в группе.",
    en: "{name}, the orders given to you come here. Free ones you can take in the group.",
  },
  codeOver: {
    uz: "Kod eskirgan yoki ishlatilgan. Konsoldan yangisini oling.",
    ru: "Код устарел или уже использован. Возьмите новый в консоли.",
    en: "The code is over or was used. Take a new one in the console.",
  },
  groupLinked: {
    uz: "Guruh ulandi: yangi buyurtmalar shu yerga keladi.",
    ru: "Группа подключена: новые заказы будут приходить сюда.",
    en: "The group is connected: new orders come here.",
  },
  notStaff: {
    uz: "Avval konsolda «Telegram» sahifasida oʻz akkauntingizni ulang.",
    ru: "Сначала подключите свой аккаунт в консоли, на странице «Telegram».",
    en: "First connect your own account in the console, on the page “Telegram”.",
  },
  notHere: {
    uz: "Bu guruh endi ulanmagan.",
    ru: "Эта группа больше не подключена.",
    en: "This group is not connected any more.",
  },
  accept: { uz: "✅ Qabul qilish", ru: "✅ Принять", en: "✅ Accept" },
  refuse: { uz: "❌ Rad etish", ru: "❌ Отказать", en: "❌ Refuse" },
  seen: { uz: "👀 Koʻrdim", ru: "👀 Вижу", en: "👀 Seen" },
  take: { uz: "🛵 Men olib boraman", ru: "🛵 Я доставлю", en: "🛵 I bring it" },
  bringsIt: { uz: "🛵 Kuryer: {name}", ru: "🛵 Курьер: {name}", en: "🛵 Courier: {name}" },
  forCouriers: {
    uz: "Buyurtmani kuryerlar oladi. Kuryerni konsolda ham tayinlash mumkin.",
    ru: "Заказ берут курьеры. Назначить курьера можно и в консоли.",
    en: "Couriers take orders here. You can give it to one in the console.",
  },
  picksUp: {
    uz: "📦 Oldim, yoʻldaman",
    ru: "📦 Забрал, в пути",
    en: "📦 Picked up, on my way",
  },
  atBranch: { uz: "🏪 Filialdaman", ru: "🏪 Я в филиале", en: "🏪 At the branch" },
  atDoor: { uz: "🚪 Eshik oldidaman", ru: "🚪 Я у двери", en: "🚪 At the door" },
  delivered: { uz: "✅ Topshirdim", ru: "✅ Доставил", en: "✅ Delivered" },
  givesBack: { uz: "↩️ Olib bora olmayman", ru: "↩️ Не могу доставить", en: "↩️ I cannot bring it" },
  route: { uz: "🗺 Yoʻl", ru: "🗺 Маршрут", en: "🗺 Route" },
  toCollect: {
    uz: "💵 Mijozdan olinadi: {sum}",
    ru: "💵 Взять с клиента: {sum}",
    en: "💵 To collect: {sum}",
  },
  changeFrom: { uz: "{sum}dan qaytim", ru: "сдача с {sum}", en: "change from {sum}" },
  noCall: { uz: "🔕 Eshik oldida qoldiring", ru: "🔕 Оставить у двери", en: "🔕 Leave at the door" },
  gone: {
    uz: "№ {number}: endi sizda emas.",
    ru: "№ {number}: больше не ваш.",
    en: "No. {number}: not yours any more.",
  },
  shareWay: {
    uz: "📍 Yoʻlda jonli joylashuvni ulashing: mijoz sizni xaritada koʻradi.",
    ru: "📍 В пути поделитесь геопозицией в реальном времени: клиент увидит вас на карте.",
    en: "📍 Share your live location on the way: the customer sees you on the map.",
  },
  isSeen: {
    uz: "Mijozlar sizni xaritada koʻradi.",
    ru: "Клиенты видят вас на карте.",
    en: "Customers see you on the map.",
  },
  seenOnce: {
    uz: "Bu joy 2 daqiqa koʻrinadi. «Jonli joylashuv»ni tanlang, shunda u oʻzi yangilanadi.",
    ru: "Эта точка видна 2 минуты. Выберите «Транслировать геопозицию», и она будет обновляться.",
    en: "This place is seen for 2 minutes. Choose “live location”, and it follows you.",
  },
  back: { uz: "← Orqaga", ru: "← Назад", en: "← Back" },
  by: { uz: "{status} · {name}", ru: "{status} · {name}", en: "{status} · {name}" },
  whenGone: {
    uz: "tugagan boʻlsa: {choice}",
    ru: "если закончилось: {choice}",
    en: "if it has run out: {choice}",
  },
  lateDue: {
    uz: "⚠️ {name} orqali {sum} kech keldi, mijozga qaytarilishi kerak",
    ru: "⚠️ {name}: {sum} пришли поздно, их нужно вернуть клиенту",
    en: "⚠️ {name}: {sum} came late and has to go back to the customer",
  },
  more: { uz: "… va yana {count} ta", ru: "… и ещё {count}", en: "… and {count} more" },
  paid: { uz: "toʻlangan", ru: "оплачен", en: "paid" },
} as const satisfies Record<string, StaffWritten>;

const reasons: Readonly<Record<RefuseReason, StaffWritten>> = {
  OUT_OF_STOCK: { uz: "Mahsulot tugagan", ru: "Нет в наличии", en: "Out of stock" },
  TOO_BUSY: { uz: "Juda bandmiz", ru: "Слишком много заказов", en: "Too busy" },
  CLOSING: { uz: "Yopilyapmiz", ru: "Закрываемся", en: "Closing" },
  ADDRESS: { uz: "Manzil notoʻgʻri", ru: "Не тот адрес", en: "The address" },
  NO_ANSWER: { uz: "Javob bermadi", ru: "Не отвечает", en: "No answer" },
  CUSTOMER_ASKED: { uz: "Mijoz soʻradi", ru: "Клиент попросил", en: "The customer asked" },
  OTHER: { uz: "Boshqa sabab", ru: "Другая причина", en: "Another reason" },
};

const onReceipt: Partial<Record<PaymentType, StaffWritten>> = {
  CASH: { uz: "Naqd", ru: "Наличные", en: "Cash" },
  TERMINAL: { uz: "Terminal", ru: "Терминал", en: "Card terminal" },
  OTHER: { uz: "Boshqa", ru: "Другое", en: "Other" },
};

const goneChoices: Readonly<Record<WhenGone, StaffWritten>> = {
  CALL: { uz: "qoʻngʻiroq qilish", ru: "позвонить", en: "call" },
  REPLACE: { uz: "almashtirish", ru: "заменить", en: "replace" },
  LEAVE_OUT: { uz: "qoʻshmaslik", ru: "не класть", en: "leave out" },
};

export type StaffLanguage = keyof StaffWritten;

/** Returns the closest language that has staff texts. */
export const staffLanguage = (language: string): StaffLanguage =>
  language === "ru" || language === "en" ? language : "uz";

export function staffWords(
  name: keyof typeof words,
  language: StaffLanguage,
  values: Readonly<Record<string, string>> = {},
): string {
  const { uz, ru, en } = words[name];
  return filledIn({ uz, ru, en, ar: en, kz: ru, tr: en, zh: en }, language satisfies Language, values);
}

export const reasonIn = (reason: RefuseReason, language: StaffLanguage): string => reasons[reason][language];

/** Returns the guest's preference for products that are out of stock, as text in the staff member's language. */
export const whenGoneIn = (choice: WhenGone, language: StaffLanguage): string =>
  staffWords("whenGone", language, { choice: goneChoices[choice][language] });

export const paymentIn = (type: PaymentType, language: StaffLanguage): string =>
  onReceipt[type]?.[language] ?? nameOfPaymentType(type) ?? type;
