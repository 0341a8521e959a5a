import type { Text } from "@dasturxon/contract/shapes";
import { formatMoney } from "@dasturxon/domain/format";
import type { Currency } from "@dasturxon/domain/locale";
import type { OrderStatus } from "@dasturxon/domain/order-status";
import type { ReservationState } from "@dasturxon/domain/reservation";
import { textBy } from "@dasturxon/domain/text";
import { filledText, sentences, type Written } from "@dasturxon/domain/written";
import { atTable, givenBack, goodMeal, shopThanks, tellUs } from "./order-sentences.ts";

export interface NotificationWords {
  title: Text;
  text: Text;
}

interface Wording {
  title: Written;
  text: Written;
}

/** Notification texts by order status. Null: no notification. Orders without delivery use `ready` for `DONE`. */
const orders: Record<OrderStatus, Wording | null> = {
  OPEN: null,
  AT_TIME: null,
  CREATED: null,
  COOKING: null,
  DONE: null,
  ATTACHED: null,
  CLOSED: null,
  ACCEPTED: {
    title: {
      uz: "Buyurtma № {number} qabul qilindi",
      ru: "Заказ № {number} принят",
      en: "Order No. {number} is accepted",
      ar: "تم قبول الطلب رقم {number}",
      kz: "№ {number} тапсырыс қабылданды",
      tr: "{number} numaralı sipariş kabul edildi",
      zh: "订单 № {number} 已接单",
    },
    text: {
      uz: "Tayyorlashni boshlayapmiz.",
      ru: "Начинаем готовить.",
      en: "We are starting on it.",
      ar: "نبدأ بتحضيره الآن.",
      kz: "Дайындай бастаймыз.",
      tr: "Hazırlamaya başlıyoruz.",
      zh: "我们开始制作了。",
    },
  },
  ON_WAY: {
    title: {
      uz: "Buyurtma № {number} yoʻlda",
      ru: "Заказ № {number} в пути",
      en: "Order No. {number} is on its way",
      ar: "الطلب رقم {number} في الطريق",
      kz: "№ {number} тапсырыс жолда",
      tr: "{number} numaralı sipariş yolda",
      zh: "订单 № {number} 配送中",
    },
    text: {
      uz: "Kuryer yoʻlga chiqdi.",
      ru: "Курьер выехал.",
      en: "The courier has left.",
      ar: "انطلق المندوب.",
      kz: "Курьер жолға шықты.",
      tr: "Kurye yola çıktı.",
      zh: "骑手已出发。",
    },
  },
  DELIVERED: {
    title: {
      uz: "Buyurtma № {number} yetkazildi",
      ru: "Заказ № {number} доставлен",
      en: "Order No. {number} is delivered",
      ar: "تم توصيل الطلب رقم {number}",
      kz: "№ {number} тапсырыс жеткізілді",
      tr: "{number} numaralı sipariş teslim edildi",
      zh: "订单 № {number} 已送达",
    },
    text: sentences(goodMeal, tellUs),
  },
  CANCELED: {
    title: {
      uz: "Buyurtma № {number} bekor qilindi",
      ru: "Заказ № {number} отменён",
      en: "Order No. {number} is cancelled",
      ar: "أُلغي الطلب رقم {number}",
      kz: "№ {number} тапсырыстан бас тартылды",
      tr: "{number} numaralı sipariş iptal edildi",
      zh: "订单 № {number} 已取消",
    },
    text: {
      uz: "Batafsil buyurtma sahifasida.",
      ru: "Подробности на странице заказа.",
      en: "See the order page for details.",
      ar: "التفاصيل في صفحة الطلب.",
      kz: "Толығырақ тапсырыс бетінде.",
      tr: "Ayrıntılar sipariş sayfasında.",
      zh: "详情请查看订单页面。",
    },
  },
};

/** Texts that replace the restaurant's ones if the brand is a shop. */
const ofShop: Partial<Record<OrderStatus, Written>> = {
  ACCEPTED: {
    uz: "Yigʻishni boshlayapmiz.",
    ru: "Начинаем собирать.",
    en: "We are starting to pack it.",
    ar: "نبدأ بتجهيزه الآن.",
    kz: "Жинай бастаймыз.",
    tr: "Hazırlamaya başlıyoruz.",
    zh: "我们开始拣货了。",
  },
  DELIVERED: sentences(shopThanks, tellUs),
};

const ready: Wording = {
  title: {
    uz: "Buyurtma № {number} tayyor",
    ru: "Заказ № {number} готов",
    en: "Order No. {number} is ready",
    ar: "الطلب رقم {number} جاهز",
    kz: "№ {number} тапсырыс дайын",
    tr: "{number} numaralı sipariş hazır",
    zh: "订单 № {number} 已备好",
  },
  text: {
    uz: "Sizni kutyapmiz.",
    ru: "Ждём вас.",
    en: "We are waiting for you.",
    ar: "نحن في انتظاركم.",
    kz: "Сізді күтеміз.",
    tr: "Sizi bekliyoruz.",
    zh: "等您来取。",
  },
};

const tableAndTime: Written = {
  uz: "{table}-stol, {time}",
  ru: "Стол {table}, {time}",
  en: "Table {table}, {time}",
  ar: "الطاولة {table}، {time}",
  kz: "{table}-үстел, {time}",
  tr: "Masa {table}, {time}",
  zh: "{table} 号桌，{time}",
};

/** Notification texts by reservation state. Null: no notification, because the guest caused this state. */
const reservations: Record<ReservationState, Wording | null> = {
  NEW: null,
  CANCELED: null,
  CONFIRMED: {
    title: {
      uz: "Stol band qilindi",
      ru: "Столик забронирован",
      en: "Your table is booked",
      ar: "تم حجز الطاولة",
      kz: "Үстел брондалды",
      tr: "Masanız ayrıldı",
      zh: "餐桌预订成功",
    },
    text: tableAndTime,
  },
  REFUSED: {
    title: {
      uz: "Stolni band qilib boʻlmadi",
      ru: "Столик забронировать не удалось",
      en: "The table could not be booked",
      ar: "تعذّر حجز الطاولة",
      kz: "Үстелді брондау мүмкін болмады",
      tr: "Masa ayrılamadı",
      zh: "餐桌预订失败",
    },
    text: tableAndTime,
  },
};

const answered: Wording = {
  title: {
    uz: "Fikringizga javob keldi",
    ru: "На ваш отзыв ответили",
    en: "Your review was answered",
    ar: "تم الرد على تقييمكم",
    kz: "Пікіріңізге жауап берілді",
    tr: "Yorumunuza yanıt verildi",
    zh: "您的评价有了回复",
  },
  text: {
    uz: "Buyurtma № {number}",
    ru: "Заказ № {number}",
    en: "Order No. {number}",
    ar: "الطلب رقم {number}",
    kz: "№ {number} тапсырыс",
    tr: "{number} numaralı sipariş",
    zh: "订单 № {number}",
  },
};

const granted: Written = {
  uz: "Sizga keshbek berildi",
  ru: "Вам начислен кешбэк",
  en: "You were given cashback",
  ar: "حصلتم على كاش باك",
  kz: "Сізге кэшбэк берілді",
  tr: "Size cashback verildi",
  zh: "您获得了返现",
};

/** Returns whether a status can have a notification. For `DONE` it also depends on the order, see `ready`. */
export const hasOrderWords = (status: OrderStatus): boolean => status === "DONE" || orders[status] !== null;

export const hasReservationWords = (state: ReservationState): boolean => reservations[state] !== null;

/** Returns the notification of an order's status. Null if the status has none [CT-4]. */
export function orderNotification(order: {
  status: OrderStatus;
  serviceType: string;
  number: number;
  /** Whether the brand is a shop. A shop packs orders and does not cook. */
  isShop: boolean;
  isCashbackSpent: boolean;
  isPromoUsed: boolean;
}): NotificationWords | null {
  const { status, serviceType } = order;
  const isReady = status === "DONE" && serviceType !== "DELIVERY";
  const words = isReady ? ready : orders[status];
  return filled(words && { ...words, text: ownText(order) ?? words.text }, { number: String(order.number) });
}

type OrderToWord = Parameters<typeof orderNotification>[0];

/** Returns the order-specific text that replaces the default one, if any. */
function ownText({ status, serviceType, isShop, isCashbackSpent, isPromoUsed }: OrderToWord) {
  if (status === "DONE" && serviceType === "DINE_IN") return atTable;
  if (status !== "CANCELED") return isShop ? ofShop[status] : undefined;
  if (isCashbackSpent) return givenBack[isPromoUsed ? "both" : "cashback"];
  return isPromoUsed ? givenBack.promo : undefined;
}

/** Returns the notification of a reservation's state. Null if the customer caused the state. */
export function reservationNotification(
  state: ReservationState,
  values: { table: string; time: string },
): NotificationWords | null {
  return filled(reservations[state], values);
}

/** Returns the notification that the brand answered the customer's review of an order. */
export function answerNotification(number: number): NotificationWords | null {
  return filled(answered, { number: String(number) });
}

/** Returns the notification that the staff granted cashback. `amount` is in units of the brand's currency. */
export function grantNotification(amount: number, currency: Currency): NotificationWords {
  const text = textBy((language) => `+${formatMoney(amount, language, currency)}`);
  return { title: filledText(granted, {}), text };
}

function filled(words: Wording | null, values: Record<string, string>): NotificationWords | null {
  return words ? { title: filledText(words.title, values), text: filledText(words.text, values) } : null;
}
