import type { Text } from "@dasturxon/contract/shapes";
import { formatNumber } from "@dasturxon/domain/format";
import { filledText, sentences, type Written } from "@dasturxon/domain/written";

export interface NotificationWords {
  title: Text;
  text: Text;
}

interface Wording {
  title: Written;
  text: Written;
}

/** What a kitchen says with what it brought. */
export const goodMeal: Written = {
  uz: "Yoqimli ishtaha!",
  ru: "Приятного аппетита!",
  en: "Enjoy!",
  ar: "بالهناء والشفاء!",
  kz: "Ас болсын!",
  tr: "Afiyet olsun!",
};

/** What a shop says in its place. */
export const shopThanks: Written = {
  uz: "Xaridingiz uchun rahmat!",
  ru: "Спасибо за покупку!",
  en: "Thank you for shopping!",
  ar: "شكرًا لتسوقكم!",
  kz: "Сатып алғаныңызға рахмет!",
  tr: "Alışverişiniz için teşekkürler!",
};

const tellUs: Written = {
  uz: "Taassurotingizni yozib qoldiring.",
  ru: "Расскажите, понравилось ли вам.",
  en: "Tell us how you liked it.",
  ar: "أخبرونا برأيكم.",
  kz: "Ұнады ма, айтып беріңіз.",
  tr: "Beğendiniz mi, bize yazın.",
};

const orders: Partial<Record<string, Wording>> = {
  ACCEPTED: {
    title: {
      uz: "Buyurtma № {number} qabul qilindi",
      ru: "Заказ № {number} принят",
      en: "Order No. {number} is accepted",
      ar: "تم قبول الطلب رقم {number}",
      kz: "№ {number} тапсырыс қабылданды",
      tr: "{number} numaralı sipariş kabul edildi",
    },
    text: {
      uz: "Tayyorlashni boshlayapmiz.",
      ru: "Начинаем готовить.",
      en: "We are starting on it.",
      ar: "نبدأ بتحضيره الآن.",
      kz: "Дайындай бастаймыз.",
      tr: "Hazırlamaya başlıyoruz.",
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
    },
    text: {
      uz: "Kuryer yoʻlga chiqdi.",
      ru: "Курьер выехал.",
      en: "The courier has left.",
      ar: "انطلق المندوب.",
      kz: "Курьер жолға шықты.",
      tr: "Kurye yola çıktı.",
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
    },
    text: {
      uz: "Keshbek yoki promokod ishlatgan boʻlsangiz, ular qaytarildi.",
      ru: "Если вы тратили кешбэк или промокод, они возвращены.",
      en: "Cashback or a promo code that you used is given back.",
      ar: "إن استخدمت كاش باك أو رمزًا ترويجيًا فقد أُعيد إليك.",
      kz: "Кэшбэк не промокод қолдансаңыз, олар қайтарылды.",
      tr: "Kullandığınız cashback veya promosyon kodu geri verildi.",
    },
  },
};

/** In the place of those of a kitchen, where the brand is a shop. */
const ofShop: Partial<Record<string, Written>> = {
  ACCEPTED: {
    uz: "Yigʻishni boshlayapmiz.",
    ru: "Начинаем собирать.",
    en: "We are starting to pack it.",
    ar: "نبدأ بتجهيزه الآن.",
    kz: "Жинай бастаймыз.",
    tr: "Hazırlamaya başlıyoruz.",
  },
  DELIVERED: sentences(shopThanks, tellUs),
};

/** Of an order that is ready for who sits at the table. */
export const atTable: Written = {
  uz: "Ofitsiant stolingizga olib keladi.",
  ru: "Официант принесёт к столу.",
  en: "The waiter brings it to your table.",
  ar: "سيُقدَّم الطلب إلى طاولتك.",
  kz: "Даяшы үстеліңізге әкеледі.",
  tr: "Garson masanıza getirecek.",
};

const ready: Wording = {
  title: {
    uz: "Buyurtma № {number} tayyor",
    ru: "Заказ № {number} готов",
    en: "Order No. {number} is ready",
    ar: "الطلب رقم {number} جاهز",
    kz: "№ {number} тапсырыс дайын",
    tr: "{number} numaralı sipariş hazır",
  },
  text: {
    uz: "Sizni kutyapmiz.",
    ru: "Ждём вас.",
    en: "We are waiting for you.",
    ar: "نحن في انتظاركم.",
    kz: "Сізді күтеміз.",
    tr: "Sizi bekliyoruz.",
  },
};

const tableAndTime: Written = {
  uz: "{table}-stol, {time}",
  ru: "Стол {table}, {time}",
  en: "Table {table}, {time}",
  ar: "الطاولة {table}، {time}",
  kz: "{table}-үстел, {time}",
  tr: "Masa {table}, {time}",
};

const reservations: Partial<Record<string, Wording>> = {
  CONFIRMED: {
    title: {
      uz: "Stol band qilindi",
      ru: "Столик забронирован",
      en: "Your table is booked",
      ar: "تم حجز الطاولة",
      kz: "Үстел брондалды",
      tr: "Masanız ayrıldı",
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
  },
  text: {
    uz: "Buyurtma № {number}",
    ru: "Заказ № {number}",
    en: "Order No. {number}",
    ar: "الطلب رقم {number}",
    kz: "№ {number} тапсырыс",
    tr: "{number} numaralı sipariş",
  },
};

const granted: Wording = {
  title: {
    uz: "Sizga keshbek berildi",
    ru: "Вам начислен кешбэк",
    en: "You were given cashback",
    ar: "حصلتم على كاش باك",
    kz: "Сізге кэшбэк берілді",
    tr: "Size cashback verildi",
  },
  text: { uz: "+{sum}", ru: "+{sum}", en: "+{sum}", ar: "+{sum}", kz: "+{sum}", tr: "+{sum}" },
};

/** Whether a status of an order or a state of a reservation has words at all. */
export function hasWords(what: string): boolean {
  return what === "DONE" || Object.hasOwn(orders, what) || Object.hasOwn(reservations, what);
}

/** What a customer is told of an order's status; null for those that are not worth a notification [CT-4]. */
export function orderNotification(order: {
  status: string;
  serviceType: string;
  number: number;
  /** A shop gathers what a kitchen cooks. */
  isShop: boolean;
}): NotificationWords | null {
  const { status, serviceType, isShop } = order;
  const isReady = status === "DONE" && serviceType !== "DELIVERY";
  const words = isReady ? ready : orders[status];
  const own = isReady && serviceType === "DINE_IN" ? atTable : isShop ? ofShop[status] : undefined;
  return filled(words && { ...words, text: own ?? words.text }, { number: String(order.number) });
}

/** What a customer is told of a reservation's state; null where they did it themselves. */
export function reservationNotification(
  state: string,
  values: { table: string; time: string },
): NotificationWords | null {
  return filled(reservations[state], values);
}

/** What a customer is told when the brand answered what he thought of an order. */
export function answerNotification(number: number): NotificationWords | null {
  return filled(answered, { number: String(number) });
}

/** What a customer is told when the staff gave him cashback, sum. */
export function grantNotification(amount: number): NotificationWords | null {
  return filled(granted, { sum: formatNumber(amount, "uz") });
}

function filled(words: Wording | undefined, values: Record<string, string>): NotificationWords | null {
  return words ? { title: filledText(words.title, values), text: filledText(words.text, values) } : null;
}
