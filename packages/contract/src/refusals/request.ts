import type { RefusalText } from "./text.ts";

/** Refusals of the request itself: its shape, its sender, its brand. */
export const requestRefusals = {
  bad_request: {
    status: 400,
    text: {
      uz: "“{field}” maydoni toʻldirilmagan yoki notoʻgʻri kiritilgan.",
      ru: "Поле «{field}» не заполнено или заполнено неверно.",
      en: "The field “{field}” is missing or wrong.",
    },
  },
  malformed_request: {
    status: 400,
    text: {
      uz: "Soʻrovni oʻqib boʻlmadi.",
      ru: "Не удалось прочитать запрос.",
      en: "The request could not be read.",
    },
  },
  payload_too_large: {
    status: 413,
    text: {
      uz: "Yuborilgan maʼlumot juda katta.",
      ru: "Отправлено слишком много данных.",
      en: "Too much data was sent.",
    },
  },
  address_too_long: {
    status: 414,
    text: { uz: "Havola juda uzun.", ru: "Слишком длинный адрес.", en: "The address is too long." },
  },
  headers_too_large: {
    status: 431,
    text: {
      uz: "Soʻrov sarlavhalari juda katta.",
      ru: "Слишком большие заголовки запроса.",
      en: "The request headers are too large.",
    },
  },
  unsupported_type: {
    status: 415,
    text: {
      uz: "Bunday turdagi maʼlumot qabul qilinmaydi.",
      ru: "Данные такого типа не принимаются.",
      en: "Data of this type is not accepted.",
    },
  },
  image_unreadable: {
    status: 400,
    text: {
      uz: "Rasmni oʻqib boʻlmadi. JPEG, PNG, WebP yoki AVIF yuboring.",
      ru: "Не удалось прочитать картинку. Пришлите JPEG, PNG, WebP или AVIF.",
      en: "The picture could not be read. Send a JPEG, PNG, WebP or AVIF.",
    },
  },
  unauthorized: {
    status: 401,
    text: {
      uz: "Baʼzi maʼlumotlar eskirgan! Iltimos, qaytadan kiring",
      ru: "Некоторые данные устарели! Пожалуйста, войдите снова",
      en: "Some things are out of date! Please log in again",
    },
  },
  feature_off: {
    status: 403,
    text: {
      uz: "Doʻkonda bu imkoniyat oʻchirib qoʻyilgan.",
      ru: "В этом магазине эта возможность отключена.",
      en: "This is switched off in the store.",
    },
  },
  forbidden: {
    status: 403,
    text: {
      uz: "Bu amal uchun sizda ruxsat yoʻq.",
      ru: "У вас нет прав на это действие.",
      en: "You are not allowed to do this.",
    },
  },
  not_found: {
    status: 404,
    text: { uz: "Hech narsa topilmadi.", ru: "Ничего не найдено.", en: "Nothing was found." },
  },
  page_not_found: {
    status: 404,
    text: {
      uz: "Sahifa topilmadi: {path}",
      ru: "Страница не найдена: {path}",
      en: "Page not found: {path}",
    },
  },
  method_not_allowed: {
    status: 405,
    text: {
      uz: "Bu manzilda bunday amal yoʻq.",
      ru: "По этому адресу такого действия нет.",
      en: "This address does not take that method.",
    },
  },
  merchant_not_found: {
    status: 404,
    text: { uz: "Doʻkon topilmadi.", ru: "Магазин не найден.", en: "The store was not found." },
  },
  merchant_id_missing: {
    status: 400,
    text: {
      uz: "Merchant ID koʻrsatilmagan",
      ru: "Merchant ID не указан",
      en: "Merchant ID is not defined",
    },
  },
  merchant_id_undefined: {
    status: 400,
    text: {
      uz: "Merchant ID aniqlanmagan (undefined)",
      ru: "Merchant ID не определён (undefined)",
      en: "Merchant ID is undefined",
    },
  },
  merchant_blocked: {
    status: 403,
    text: {
      uz: "Doʻkon vaqtincha ishlamayapti.",
      ru: "Магазин временно не работает.",
      en: "The store is not working at the moment.",
    },
  },
  merchant_deleted: {
    status: 410,
    text: {
      uz: "Tizim administrator tomonidan oʻchirilgan, menejer bilan bogʻlaning.",
      ru: "Система удалена администратором, свяжитесь с менеджером.",
      en: "The system was removed by an administrator, contact the manager.",
    },
  },
  too_many_requests: {
    status: 429,
    text: {
      uz: "Soʻrovlar juda koʻp. {seconds} soniyadan soʻng qayta urinib koʻring.",
      ru: "Слишком много запросов. Попробуйте через {seconds} с.",
      en: "Too many requests. Try again in {seconds} s.",
    },
  },
  idempotency_conflict: {
    status: 409,
    text: {
      uz: "Bu soʻrov boshqa maʼlumotlar bilan allaqachon yuborilgan.",
      ru: "Этот запрос уже отправлен с другими данными.",
      en: "This request was already sent with other data.",
    },
  },
  stale_version: {
    status: 409,
    text: {
      uz: "Maʼlumot boshqa joyda oʻzgartirildi. Sahifani yangilab, qayta urinib koʻring.",
      ru: "Данные уже изменили в другом месте. Обновите и попробуйте ещё раз.",
      en: "Somebody else changed this meanwhile. Refresh and try again.",
    },
  },
} as const satisfies Record<string, RefusalText>;
