import type { AlertStep } from "@dasturxon/domain/alert-ladder";
import type { Language } from "@dasturxon/domain/language";
import type { OrderStatus, ServiceType } from "@dasturxon/domain/order-status";
import { sentences, type Written, writtenIn } from "@dasturxon/domain/written";
import type { BrandBasics } from "../../merchants/index.ts";
import { atTable, goodMeal, shopThanks } from "../../notifications/index.ts";

const waiting: Written = {
  uz: "⏳ Doʻkon koʻrib chiqmoqda",
  ru: "⏳ Магазин смотрит заказ",
  en: "⏳ Waiting for the store to accept it",
  ar: "⏳ المتجر يراجع الطلب",
  kz: "⏳ Дүкен қарап жатыр",
  tr: "⏳ Mağaza inceliyor",
  zh: "⏳ 等待商店接单",
};
const unpaid: Written = {
  uz: "💳 Toʻlov kutilmoqda",
  ru: "💳 Ждёт оплаты",
  en: "💳 Waiting for payment",
  ar: "💳 بانتظار الدفع",
  kz: "💳 Төлем күтілуде",
  tr: "💳 Ödeme bekleniyor",
  zh: "💳 待支付",
};
/** Status texts of an unanswered order by its last alert step. Null: the text of the order status is used. */
const unanswered: Readonly<Record<AlertStep, Written | null>> = {
  push: {
    uz: "🔔 Doʻkon hali javob bermadi, eslatdik",
    ru: "🔔 Магазин ещё не ответил, мы напомнили",
    en: "🔔 The store has not answered yet: we reminded them",
    ar: "🔔 لم يرد المتجر بعد، ذكّرناه",
    kz: "🔔 Дүкен әлі жауап бермеді, еске салдық",
    tr: "🔔 Mağaza henüz yanıt vermedi, hatırlattık",
    zh: "🔔 商店尚未回复，我们已发出提醒",
  },
  telegram: written(),
  sms: written(),
  call: {
    uz: "📞 Doʻkon hali javob bermadi, qoʻngʻiroq qilyapmiz",
    ru: "📞 Магазин ещё не ответил, мы звоним им",
    en: "📞 The store has not answered yet: we are calling them",
    ar: "📞 لم يرد المتجر بعد، نتصل به",
    kz: "📞 Дүкен әлі жауап бермеді, қоңырау шалып жатырмыз",
    tr: "📞 Mağaza henüz yanıt vermedi, arıyoruz",
    zh: "📞 商店尚未回复，我们正在致电",
  },
  decide: null,
  pause: {
    uz: "😔 Doʻkon javob bermayapti",
    ru: "😔 Магазин не отвечает",
    en: "😔 The store does not answer",
    ar: "😔 المتجر لا يرد",
    kz: "😔 Дүкен жауап бермей тұр",
    tr: "😔 Mağaza yanıt vermiyor",
    zh: "😔 商店没有回复",
  },
};
function written(): Written {
  return {
    uz: "✉️ Doʻkon hali javob bermadi, rahbariga yozdik",
    ru: "✉️ Магазин ещё не ответил, мы написали управляющему",
    en: "✉️ The store has not answered yet: we wrote to the manager",
    ar: "✉️ لم يرد المتجر بعد، راسلنا المدير",
    kz: "✉️ Дүкен әлі жауап бермеді, басшысына жаздық",
    tr: "✉️ Mağaza henüz yanıt vermedi, yöneticiye yazdık",
    zh: "✉️ 商店尚未回复，我们已联系经理",
  };
}
const cooked: Written = {
  uz: "📦 Tayyor, kuryer kutilmoqda",
  ru: "📦 Готов, ждёт курьера",
  en: "📦 Ready, waiting for the courier",
  ar: "📦 جاهز وبانتظار المندوب",
  kz: "📦 Дайын, курьерді күтуде",
  tr: "📦 Hazır, kurye bekleniyor",
  zh: "📦 已备好，等待骑手取货",
};
const ready: Written = {
  uz: "🛎 Tayyor, sizni kutyapmiz",
  ru: "🛎 Готов, ждём вас",
  en: "🛎 Ready, we are waiting for you",
  ar: "🛎 جاهز، نحن في انتظاركم",
  kz: "🛎 Дайын, сізді күтеміз",
  tr: "🛎 Hazır, sizi bekliyoruz",
  zh: "🛎 已备好，等您来取",
};
const readyAtTable = sentences(
  {
    uz: "🛎 Tayyor.",
    ru: "🛎 Готов.",
    en: "🛎 Ready.",
    ar: "🛎 جاهز.",
    kz: "🛎 Дайын.",
    tr: "🛎 Hazır.",
    zh: "🛎 已备好。",
  },
  atTable,
);
const finished: Written = {
  uz: "✅ Yakunlandi.",
  ru: "✅ Выполнен.",
  en: "✅ Done.",
  ar: "✅ اكتمل.",
  kz: "✅ Аяқталды.",
  tr: "✅ Tamamlandı.",
  zh: "✅ 已完成。",
};
const eaten = sentences(finished, goodMeal);
const bought = sentences(finished, shopThanks);

const statuses: Readonly<Record<OrderStatus, Written>> = {
  OPEN: unpaid,
  AT_TIME: {
    uz: "🗓 Belgilangan vaqtga qabul qilindi",
    ru: "🗓 Принят к назначенному времени",
    en: "🗓 Scheduled for the time you chose",
    ar: "🗓 مقبول للوقت المحدد",
    kz: "🗓 Белгіленген уақытқа қабылданды",
    tr: "🗓 Seçtiğiniz saat için alındı",
    zh: "🗓 已预约到您选择的时间",
  },
  CREATED: waiting,
  ACCEPTED: {
    uz: "👍 Qabul qilindi",
    ru: "👍 Принят",
    en: "👍 Accepted",
    ar: "👍 تم القبول",
    kz: "👍 Қабылданды",
    tr: "👍 Kabul edildi",
    zh: "👍 已接单",
  },
  COOKING: {
    uz: "👨‍🍳 Tayyorlanmoqda",
    ru: "👨‍🍳 Готовится",
    en: "👨‍🍳 Being prepared",
    ar: "👨‍🍳 قيد التحضير",
    kz: "👨‍🍳 Дайындалуда",
    tr: "👨‍🍳 Hazırlanıyor",
    zh: "👨‍🍳 制作中",
  },
  DONE: ready,
  ATTACHED: {
    uz: "🛵 Kuryer olib ketmoqda",
    ru: "🛵 Курьер забирает",
    en: "🛵 The courier is fetching it",
    ar: "🛵 المندوب يستلم الطلب",
    kz: "🛵 Курьер алып жатыр",
    tr: "🛵 Kurye teslim alıyor",
    zh: "🛵 骑手正在取货",
  },
  ON_WAY: {
    uz: "🛵 Yoʻlda",
    ru: "🛵 В пути",
    en: "🛵 On its way",
    ar: "🛵 في الطريق",
    kz: "🛵 Жолда",
    tr: "🛵 Yolda",
    zh: "🛵 配送中",
  },
  DELIVERED: eaten,
  CLOSED: eaten,
  CANCELED: {
    uz: "❌ Bekor qilindi",
    ru: "❌ Отменён",
    en: "❌ Cancelled",
    ar: "❌ أُلغي",
    kz: "❌ Бас тартылды",
    tr: "❌ İptal edildi",
    zh: "❌ 已取消",
  },
};

/** Texts that replace the restaurant's ones if the brand is a shop. */
const ofShop: Partial<Record<OrderStatus, Written>> = {
  COOKING: {
    uz: "🧺 Yigʻilmoqda",
    ru: "🧺 Собирается",
    en: "🧺 Being packed",
    ar: "🧺 قيد التجهيز",
    kz: "🧺 Жиналуда",
    tr: "🧺 Hazırlanıyor",
    zh: "🧺 拣货中",
  },
  DELIVERED: bought,
  CLOSED: bought,
};

/** Returns an order's status as a short text with an emoji. */
export function statusIn(
  {
    status,
    serviceType,
    alertStep = null,
  }: { status: OrderStatus; serviceType: ServiceType; alertStep?: AlertStep | null },
  { brand, language }: { brand: Pick<BrandBasics, "kind">; language: Language },
): string {
  const done = status === "CREATED" && alertStep ? unanswered[alertStep] : null;
  if (done) return writtenIn(done, language);
  const own = brand.kind === "GROCERY" ? ofShop[status] : undefined;
  return writtenIn(readyFor(status, serviceType) ?? own ?? statuses[status], language);
}

function readyFor(status: OrderStatus, serviceType: ServiceType): Written | undefined {
  if (status !== "DONE") return undefined;
  if (serviceType === "DELIVERY") return cooked;
  return serviceType === "DINE_IN" ? readyAtTable : ready;
}
