import type { RefusalText } from "./text.ts";

/** What the client itself says when the server could not be asked [ER-3]; small, as the browser carries it. */
export const connectionRefusals = {
  offline: {
    status: 0,
    text: {
      uz: "Internet aloqasi yoʻq. Ulanishni tekshirib, qayta urinib koʻring.",
      ru: "Нет связи с интернетом. Проверьте подключение и попробуйте ещё раз.",
      en: "You are offline. Check the connection and try again.",
    },
  },
  timeout: {
    status: 0,
    text: {
      uz: "Server javob bermadi. Birozdan soʻng qayta urinib koʻring.",
      ru: "Сервер не ответил вовремя. Попробуйте ещё раз чуть позже.",
      en: "The server did not answer in time. Please try again in a moment.",
    },
  },
  unavailable: {
    status: 503,
    text: {
      uz: "Xizmat hozircha ishlamayapti. Birozdan soʻng qayta urinib koʻring.",
      ru: "Сервис временно недоступен. Попробуйте ещё раз чуть позже.",
      en: "The service is not available right now. Please try again in a moment.",
    },
  },
  internal: {
    status: 500,
    text: {
      uz: "Xatolik yuz berdi, keyinroq urinib koʻring.",
      ru: "Произошла ошибка, попробуйте позже.",
      en: "An error occurred, please try later.",
    },
  },
} as const satisfies Record<string, RefusalText>;
