import type { Language } from "@dasturxon/domain/language";
import type { OrderStatus, ServiceType } from "@dasturxon/domain/order-status";
import { type Written, writtenIn } from "@dasturxon/domain/written";

const waiting: Written = {
  uz: "⏳ Doʻkon koʻrib chiqmoqda",
  ru: "⏳ Магазин смотрит заказ",
  en: "⏳ The store is looking at it",
  ar: "⏳ المتجر يراجع الطلب",
  kz: "⏳ Дүкен қарап жатыр",
  tr: "⏳ Mağaza inceliyor",
};
const unpaid: Written = {
  uz: "💳 Toʻlov kutilmoqda",
  ru: "💳 Ждёт оплаты",
  en: "💳 Waits for the payment",
  ar: "💳 بانتظار الدفع",
  kz: "💳 Төлем күтілуде",
  tr: "💳 Ödeme bekleniyor",
};
const cooked: Written = {
  uz: "📦 Tayyor, kuryer kutilmoqda",
  ru: "📦 Готов, ждёт курьера",
  en: "📦 Ready, waits for the courier",
  ar: "📦 جاهز وبانتظار المندوب",
  kz: "📦 Дайын, курьерді күтуде",
  tr: "📦 Hazır, kurye bekleniyor",
};
const ready: Written = {
  uz: "🛎 Tayyor, sizni kutyapmiz",
  ru: "🛎 Готов, ждём вас",
  en: "🛎 Ready, we are waiting for you",
  ar: "🛎 جاهز، نحن في انتظاركم",
  kz: "🛎 Дайын, сізді күтеміз",
  tr: "🛎 Hazır, sizi bekliyoruz",
};
const finished: Written = {
  uz: "✅ Yakunlandi. Yoqimli ishtaha!",
  ru: "✅ Выполнен. Приятного аппетита!",
  en: "✅ Done. Enjoy!",
  ar: "✅ اكتمل. بالهناء والشفاء!",
  kz: "✅ Аяқталды. Ас болсын!",
  tr: "✅ Tamamlandı. Afiyet olsun!",
};

const statuses: Readonly<Record<OrderStatus, Written>> = {
  OPEN: unpaid,
  AT_TIME: {
    uz: "🗓 Belgilangan vaqtga qabul qilindi",
    ru: "🗓 Принят к назначенному времени",
    en: "🗓 Taken for the time you chose",
    ar: "🗓 مقبول للوقت المحدد",
    kz: "🗓 Белгіленген уақытқа қабылданды",
    tr: "🗓 Seçtiğiniz saat için alındı",
  },
  CREATED: waiting,
  ACCEPTED: {
    uz: "👍 Qabul qilindi",
    ru: "👍 Принят",
    en: "👍 Accepted",
    ar: "👍 تم القبول",
    kz: "👍 Қабылданды",
    tr: "👍 Kabul edildi",
  },
  COOKING: {
    uz: "👨‍🍳 Tayyorlanmoqda",
    ru: "👨‍🍳 Готовится",
    en: "👨‍🍳 Being prepared",
    ar: "👨‍🍳 قيد التحضير",
    kz: "👨‍🍳 Дайындалуда",
    tr: "👨‍🍳 Hazırlanıyor",
  },
  DONE: ready,
  ATTACHED: {
    uz: "🛵 Kuryer olib ketmoqda",
    ru: "🛵 Курьер забирает",
    en: "🛵 The courier is fetching it",
    ar: "🛵 المندوب يستلم الطلب",
    kz: "🛵 Курьер алып жатыр",
    tr: "🛵 Kurye teslim alıyor",
  },
  ON_WAY: {
    uz: "🛵 Yoʻlda",
    ru: "🛵 В пути",
    en: "🛵 On its way",
    ar: "🛵 في الطريق",
    kz: "🛵 Жолда",
    tr: "🛵 Yolda",
  },
  DELIVERED: finished,
  CLOSED: finished,
  CANCELED: {
    uz: "❌ Bekor qilindi",
    ru: "❌ Отменён",
    en: "❌ Cancelled",
    ar: "❌ أُلغي",
    kz: "❌ Бас тартылды",
    tr: "❌ İptal edildi",
  },
};

/** How an order stands, in a few words with a sign before them. */
export function statusIn(
  { status, serviceType }: { status: OrderStatus; serviceType: ServiceType },
  language: Language,
): string {
  const isBrought = status === "DONE" && serviceType === "DELIVERY";
  return writtenIn(isBrought ? cooked : statuses[status], language);
}
