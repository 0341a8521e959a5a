import type { Text } from "@dasturxon/contract/shapes";

export interface NotificationWords {
  title: Text;
  text: Text;
}

type Wording = { uz: string; ru: string; eng: string };

const orders: Partial<Record<string, { title: Wording; text: Wording }>> = {
  ACCEPTED: {
    title: {
      uz: "Buyurtma № {number} qabul qilindi",
      ru: "Заказ № {number} принят",
      eng: "Order No. {number} is accepted",
    },
    text: {
      uz: "Tayyorlashni boshlayapmiz.",
      ru: "Начинаем готовить.",
      eng: "We are starting on it.",
    },
  },
  ON_WAY: {
    title: {
      uz: "Buyurtma № {number} yoʻlda",
      ru: "Заказ № {number} в пути",
      eng: "Order No. {number} is on its way",
    },
    text: { uz: "Kuryer yoʻlga chiqdi.", ru: "Курьер выехал.", eng: "The courier has left." },
  },
  DELIVERED: {
    title: {
      uz: "Buyurtma № {number} yetkazildi",
      ru: "Заказ № {number} доставлен",
      eng: "Order No. {number} is delivered",
    },
    text: {
      uz: "Yoqimli ishtaha! Taassurotingizni yozib qoldiring.",
      ru: "Приятного аппетита! Расскажите, понравилось ли вам.",
      eng: "Enjoy! Tell us how you liked it.",
    },
  },
  CANCELED: {
    title: {
      uz: "Buyurtma № {number} bekor qilindi",
      ru: "Заказ № {number} отменён",
      eng: "Order No. {number} is cancelled",
    },
    text: {
      uz: "Keshbek va promokod qaytarildi.",
      ru: "Кешбэк и промокод возвращены.",
      eng: "Cashback and promo code are given back.",
    },
  },
};

const ready = {
  title: {
    uz: "Buyurtma № {number} tayyor",
    ru: "Заказ № {number} готов",
    eng: "Order No. {number} is ready",
  },
  text: { uz: "Sizni kutyapmiz.", ru: "Ждём вас.", eng: "We are waiting for you." },
};

const reservations: Partial<Record<string, { title: Wording; text: Wording }>> = {
  CONFIRMED: {
    title: { uz: "Stol band qilindi", ru: "Столик забронирован", eng: "Your table is booked" },
    text: { uz: "{table}-stol, {time}", ru: "Стол {table}, {time}", eng: "Table {table}, {time}" },
  },
  REFUSED: {
    title: {
      uz: "Stolni band qilib boʻlmadi",
      ru: "Столик забронировать не удалось",
      eng: "The table could not be booked",
    },
    text: { uz: "{table}-stol, {time}", ru: "Стол {table}, {time}", eng: "Table {table}, {time}" },
  },
};

/** Whether a status of an order or a state of a reservation has words at all. */
export function hasWords(what: string): boolean {
  return what === "DONE" || Object.hasOwn(orders, what) || Object.hasOwn(reservations, what);
}

/** What a customer is told of an order's status; null for those that are not worth a notice [CT-4]. */
export function orderNotification(order: {
  status: string;
  serviceType: string;
  number: number;
}): NotificationWords | null {
  const isReady = order.status === "DONE" && order.serviceType !== "DELIVERY";
  return filled(isReady ? ready : orders[order.status], { number: String(order.number) });
}

/** What a customer is told of a reservation's state; null where they did it themselves. */
export function reservationNotification(
  state: string,
  values: { table: string; time: string },
): NotificationWords | null {
  return filled(reservations[state], values);
}

function filled(
  words: { title: Wording; text: Wording } | undefined,
  values: Record<string, string>,
): NotificationWords | null {
  if (!words) return null;
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  const all = ({ uz, ru, eng }: Wording) => ({ uz: fill(uz), ru: fill(ru), eng: fill(eng) });
  return { title: all(words.title), text: all(words.text) };
}
