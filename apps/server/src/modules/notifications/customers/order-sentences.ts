import type { Written } from "@dasturxon/domain/written";

/** Text for a delivered order of a restaurant. */
export const goodMeal: Written = {
  uz: "Yoqimli ishtaha!",
  ru: "Приятного аппетита!",
  en: "Enjoy!",
  ar: "بالهناء والشفاء!",
  kz: "Ас болсын!",
  tr: "Afiyet olsun!",
  zh: "祝您用餐愉快！",
};

/** Text for a delivered order of a shop. */
export const shopThanks: Written = {
  uz: "Xaridingiz uchun rahmat!",
  ru: "Спасибо за покупку!",
  en: "Thank you for shopping!",
  ar: "شكرًا لتسوقكم!",
  kz: "Сатып алғаныңызға рахмет!",
  tr: "Alışverişiniz için teşekkürler!",
  zh: "感谢您的购买！",
};

/** Sentence after `goodMeal` or `shopThanks`. */
export const tellUs: Written = {
  uz: "Taassurotingizni yozib qoldiring.",
  ru: "Расскажите, понравилось ли вам.",
  en: "Tell us how you liked it.",
  ar: "أخبرونا برأيكم.",
  kz: "Ұнады ма, айтып беріңіз.",
  tr: "Beğendiniz mi, bize yazın.",
  zh: "欢迎留下您的评价。",
};

/** Text for a cancelled order, by the refunded cashback and promo code. */
export const givenBack: Record<"cashback" | "promo" | "both", Written> = {
  cashback: {
    uz: "Ishlatgan keshbekingiz qaytarildi.",
    ru: "Потраченный кешбэк возвращён.",
    en: "The cashback you spent was returned.",
    ar: "أُعيد إليك الكاش باك الذي استخدمته.",
    kz: "Жұмсаған кэшбэгіңіз қайтарылды.",
    tr: "Kullandığınız cashback geri verildi.",
    zh: "您使用的返现已退回。",
  },
  promo: {
    uz: "Ishlatgan promokodingiz qaytarildi.",
    ru: "Использованный промокод возвращён.",
    en: "The promo code you used was returned.",
    ar: "أُعيد إليك الرمز الترويجي الذي استخدمته.",
    kz: "Қолданған промокодыңыз қайтарылды.",
    tr: "Kullandığınız promosyon kodu geri verildi.",
    zh: "您使用的优惠码已退回。",
  },
  both: {
    uz: "Ishlatgan keshbekingiz va promokodingiz qaytarildi.",
    ru: "Потраченный кешбэк и промокод возвращены.",
    en: "The cashback and the promo code you used were returned.",
    ar: "أُعيد إليك الكاش باك والرمز الترويجي اللذان استخدمتهما.",
    kz: "Жұмсаған кэшбэгіңіз бен промокодыңыз қайтарылды.",
    tr: "Kullandığınız cashback ve promosyon kodu geri verildi.",
    zh: "您使用的返现和优惠码已退回。",
  },
};

/** Text for an order that is ready and eaten at a table. */
export const atTable: Written = {
  uz: "Ofitsiant stolingizga olib keladi.",
  ru: "Официант принесёт к столу.",
  en: "The waiter brings it to your table.",
  ar: "سيُقدَّم الطلب إلى طاولتك.",
  kz: "Даяшы үстеліңізге әкеледі.",
  tr: "Garson masanıza getirecek.",
  zh: "服务员会送到您的餐桌。",
};
