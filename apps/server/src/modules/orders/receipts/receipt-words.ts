import type { Language } from "@dasturxon/domain/language";
import { type Written, writtenIn } from "@dasturxon/domain/written";

/** Words of a receipt; the payment types that are names stay names. */
const words = {
  title: { uz: "Chek", ru: "Чек", en: "Receipt", ar: "الإيصال", kz: "Түбіртек", tr: "Fiş" },
  order: { uz: "Buyurtma", ru: "Заказ", en: "Order", ar: "الطلب", kz: "Тапсырыс", tr: "Sipariş" },
  address: { uz: "Manzil", ru: "Адрес", en: "Address", ar: "العنوان", kz: "Мекенжай", tr: "Adres" },
  products: {
    uz: "Mahsulotlar",
    ru: "Товары",
    en: "Products",
    ar: "المنتجات",
    kz: "Тауарлар",
    tr: "Ürünler",
  },
  discount: { uz: "Chegirma", ru: "Скидка", en: "Discount", ar: "خصم", kz: "Жеңілдік", tr: "İndirim" },
  promo: {
    uz: "Promokod",
    ru: "Промокод",
    en: "Promo code",
    ar: "الرمز الترويجي",
    kz: "Промокод",
    tr: "Promosyon kodu",
  },
  delivery: {
    uz: "Yetkazib berish",
    ru: "Доставка",
    en: "Delivery",
    ar: "التوصيل",
    kz: "Жеткізу",
    tr: "Teslimat",
  },
  deliveryDiscount: {
    uz: "Yetkazib berishga chegirma",
    ru: "Скидка на доставку",
    en: "Delivery discount",
    ar: "خصم التوصيل",
    kz: "Жеткізуге жеңілдік",
    tr: "Teslimat indirimi",
  },
  service: {
    uz: "Xizmat haqi",
    ru: "Сервисный сбор",
    en: "Service fee",
    ar: "رسوم الخدمة",
    kz: "Сервистік алым",
    tr: "Hizmet bedeli",
  },
  cashback: { uz: "Keshbek", ru: "Кешбэк", en: "Cashback", ar: "كاش باك", kz: "Кэшбэк", tr: "Cashback" },
  total: { uz: "Jami", ru: "Итого", en: "Total", ar: "الإجمالي", kz: "Барлығы", tr: "Toplam" },
  refunded: {
    uz: "Qaytarildi",
    ru: "Возвращено",
    en: "Given back",
    ar: "المبلغ المُعاد",
    kz: "Қайтарылды",
    tr: "İade edildi",
  },
  payment: { uz: "Toʻlov", ru: "Оплата", en: "Payment", ar: "الدفع", kz: "Төлем", tr: "Ödeme" },
  paid: { uz: "toʻlangan", ru: "оплачено", en: "paid", ar: "مدفوع", kz: "төленді", tr: "ödendi" },
  unpaid: {
    uz: "toʻlanmagan",
    ru: "не оплачено",
    en: "not paid",
    ar: "غير مدفوع",
    kz: "төленбеген",
    tr: "ödenmedi",
  },
  canceled: {
    uz: "Bekor qilingan",
    ru: "Отменён",
    en: "Canceled",
    ar: "ملغى",
    kz: "Бас тартылды",
    tr: "İptal edildi",
  },
  cash: { uz: "naqd pul", ru: "наличные", en: "cash", ar: "نقدًا", kz: "қолма-қол", tr: "nakit" },
  card: { uz: "karta", ru: "карта", en: "card", ar: "بطاقة", kz: "карта", tr: "kart" },
  fiscal: {
    uz: "Soliq cheki",
    ru: "Фискальный чек",
    en: "Fiscal receipt",
    ar: "الإيصال الضريبي",
    kz: "Фискалдық түбіртек",
    tr: "Mali fiş",
  },
  fiscalRefund: {
    uz: "Qaytarish boʻyicha soliq cheki",
    ru: "Фискальный чек возврата",
    en: "Fiscal receipt of the refund",
    ar: "الإيصال الضريبي للاسترداد",
    kz: "Қайтарымның фискалдық түбіртегі",
    tr: "İade mali fişi",
  },
  thanks: {
    uz: "Rahmat!",
    ru: "Спасибо!",
    en: "Thank you!",
    ar: "شكرًا لكم!",
    kz: "Рақмет!",
    tr: "Teşekkürler!",
  },
} satisfies Record<string, Written>;

export type ReceiptWords = Record<keyof typeof words, string>;

/** Every word of a receipt in one language [OR-10, LN-1]. */
export function receiptWords(language: Language): ReceiptWords {
  const said = Object.entries(words).map(([id, written]) => [id, writtenIn(written, language)] as const);
  return Object.fromEntries(said) as ReceiptWords;
}
