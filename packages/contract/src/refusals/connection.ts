import type { RefusalText } from "./text.ts";

/** Refusals created by the client if the server is not reachable [ER-3]. Small, because the browser loads them. */
export const connectionRefusals = {
  offline: {
    status: 0,
    text: {
      uz: "Internet aloqasi yoʻq. Ulanishni tekshirib, qayta urinib koʻring.",
      ru: "Нет связи с интернетом. Проверьте подключение и попробуйте ещё раз.",
      en: "You are offline. Check the connection and try again.",
      ar: "لا يوجد اتصال بالإنترنت. تحقّق من الاتصال وحاول مجددًا.",
      kz: "Интернет байланысы жоқ. Қосылымды тексеріп, қайталап көріңіз.",
      tr: "İnternet bağlantısı yok. Bağlantınızı kontrol edip tekrar deneyin.",
      zh: "网络未连接，请检查网络后重试。",
    },
  },
  timeout: {
    status: 0,
    text: {
      uz: "Server javob bermadi. Birozdan soʻng qayta urinib koʻring.",
      ru: "Сервер не ответил вовремя. Попробуйте ещё раз чуть позже.",
      en: "The server did not answer in time. Please try again in a moment.",
      ar: "لم يستجب الخادم في الوقت المحدد. حاول مجددًا بعد قليل.",
      kz: "Сервер уақытында жауап бермеді. Сәл кейінірек қайталап көріңіз.",
      tr: "Sunucu zamanında yanıt vermedi. Biraz sonra tekrar deneyin.",
      zh: "服务器响应超时，请稍后重试。",
    },
  },
  unavailable: {
    status: 503,
    text: {
      uz: "Xizmat hozircha ishlamayapti. Birozdan soʻng qayta urinib koʻring.",
      ru: "Сервис временно недоступен. Попробуйте ещё раз чуть позже.",
      en: "The service is not available right now. Please try again in a moment.",
      ar: "الخدمة غير متاحة حاليًا. حاول مجددًا بعد قليل.",
      kz: "Қызмет уақытша қолжетімсіз. Сәл кейінірек қайталап көріңіз.",
      tr: "Hizmet şu anda kullanılamıyor. Biraz sonra tekrar deneyin.",
      zh: "服务暂时不可用，请稍后重试。",
    },
  },
  internal: {
    status: 500,
    text: {
      uz: "Xatolik yuz berdi, keyinroq urinib koʻring.",
      ru: "Произошла ошибка, попробуйте позже.",
      en: "An error occurred, please try later.",
      ar: "حدث خطأ، حاول لاحقًا.",
      kz: "Қате болды, кейінірек қайталап көріңіз.",
      tr: "Bir hata oluştu, daha sonra deneyin.",
      zh: "出错了，请稍后再试。",
    },
  },
} as const satisfies Record<string, RefusalText>;

/** The same texts in Cyrillic letters. Written out, because the transliteration code is larger than these texts. */
export const connectionsInCyrillic: Record<keyof typeof connectionRefusals, string> = {
  offline: "Интернет алоқаси йўқ. Уланишни текшириб, қайта уриниб кўринг.",
  timeout: "Сервер жавоб бермади. Бироздан сўнг қайта уриниб кўринг.",
  unavailable: "Хизмат ҳозирча ишламаяпти. Бироздан сўнг қайта уриниб кўринг.",
  internal: "Хатолик юз берди, кейинроқ уриниб кўринг.",
};
