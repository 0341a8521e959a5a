import type { RefusalText } from "./text.ts";

/** Refusals for a brand's Telegram bot. */
export const botRefusals = {
  bot_token_refused: {
    status: 400,
    text: {
      uz: "Telegram bu tokenni tanimadi. Uni BotFatherʼdan qaytadan nusxalang.",
      ru: "Telegram не знает этого токена. Скопируйте его у BotFather ещё раз.",
      en: "Telegram does not know this token. Copy it from BotFather once more.",
      ar: "تيليجرام لا يعرف هذا الرمز. انسخه مرة أخرى من BotFather.",
      kz: "Telegram бұл токенді танымады. Оны BotFather-ден қайта көшіріңіз.",
      tr: "Telegram bu belirteci tanımıyor. BotFather'dan tekrar kopyalayın.",
      zh: "Telegram 不认识此令牌，请从 BotFather 重新复制。",
    },
  },
  bot_address_refused: {
    status: 409,
    text: {
      uz: "Telegram doʻkon manzilini qabul qilmadi: u https orqali ochilishi kerak.",
      ru: "Telegram не принял адрес магазина: он должен открываться по https.",
      en: "Telegram did not accept the store's address: it has to open by https.",
      ar: "لم يقبل تيليجرام عنوان المتجر: يجب أن يفتح عبر https.",
      kz: "Telegram дүкеннің мекенжайын қабылдамады: ол https арқылы ашылуы керек.",
      tr: "Telegram mağazanın adresini kabul etmedi: https ile açılmalı.",
      zh: "Telegram 未接受商店地址：必须通过 https 打开。",
    },
  },
  bot_unanswered: {
    status: 409,
    text: {
      uz: "Telegram javob bermadi. Birozdan soʻng qayta urinib koʻring.",
      ru: "Telegram не ответил. Попробуйте ещё раз чуть позже.",
      en: "Telegram did not answer. Please try again in a moment.",
      ar: "لم يردّ تيليجرام. حاول مجددًا بعد قليل.",
      kz: "Telegram жауап бермеді. Сәл кейінірек қайталап көріңіз.",
      tr: "Telegram yanıt vermedi. Biraz sonra tekrar deneyin.",
      zh: "Telegram 没有响应，请稍后重试。",
    },
  },
} as const satisfies Record<string, RefusalText>;
