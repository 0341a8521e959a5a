import type { RefusalText } from "./text.ts";

/** Refusals about a person: sign-in, phone, profile, messenger, addresses and their lookup. */
export const peopleRefusals = {
  wrong_code: {
    status: 400,
    text: {
      uz: "Kod notoʻgʻri kiritildi yoki SMS-kodning muddati tugadi",
      ru: "Введён неверный код или срок действия SMS-кода истёк",
      en: "wrong code entered or sms code is expired",
    },
  },
  code_cooldown: {
    status: 429,
    text: {
      uz: "Kod allaqachon yuborildi. Yangisini {seconds} soniyadan soʻng soʻrash mumkin.",
      ru: "Код уже отправлен. Новый можно запросить через {seconds} с.",
      en: "The code was already sent. You can ask for a new one in {seconds} s.",
    },
  },
  code_not_sent: {
    status: 503,
    text: {
      uz: "SMS yuborib boʻlmadi. Birozdan soʻng qayta urinib koʻring.",
      ru: "Не удалось отправить SMS. Попробуйте ещё раз чуть позже.",
      en: "The SMS could not be sent. Please try again in a moment.",
    },
  },
  wrong_login: {
    status: 401,
    text: {
      uz: "Login yoki parol notoʻgʻri.",
      ru: "Неверный логин или пароль.",
      en: "The login or the password is wrong.",
    },
  },
  account_disabled: {
    status: 403,
    text: {
      uz: "Hisobingiz oʻchirib qoʻyilgan. Doʻkonga murojaat qiling.",
      ru: "Ваш аккаунт отключён. Обратитесь в магазин.",
      en: "Your account is switched off. Please contact the store.",
    },
  },
  phone_invalid: {
    status: 400,
    text: {
      uz: "Telefon raqami notoʻgʻri. Masalan: +998 90 123 45 67",
      ru: "Неверный номер телефона. Например: +998 90 123 45 67",
      en: "The phone number is not right. For example: +998 90 123 45 67",
    },
  },
  sign_in_again: {
    status: 403,
    text: {
      uz: "Xavfsizlik uchun avval qaytadan kiring, soʻng raqamni oʻzgartiring.",
      ru: "Для безопасности сначала войдите заново, потом меняйте номер.",
      en: "To be safe, sign in again first, then change the number.",
    },
  },
  phone_taken: {
    status: 409,
    text: {
      uz: "Bu raqam boshqa mijozga tegishli.",
      ru: "Этот номер принадлежит другому клиенту.",
      en: "This number belongs to another customer.",
    },
  },
  phone_required: {
    status: 409,
    text: {
      uz: "Buyurtma berish uchun telefon raqamingizni tasdiqlang.",
      ru: "Чтобы оформить заказ, подтвердите номер телефона.",
      en: "Confirm your phone number to place the order.",
    },
  },
  telegram_id_not_found: {
    status: 404,
    text: {
      uz: "Telegram ID topilmadi, botni qayta ishga tushiring",
      ru: "Telegram ID не найден, перезапустите бота",
      en: "Telegram ID not found, restart the bot",
    },
  },
  telegram_data_invalid: {
    status: 401,
    text: {
      uz: "Telegram maʼlumotlari eskirgan. Doʻkonni bot orqali qayta oching.",
      ru: "Данные Telegram устарели. Откройте магазин из бота заново.",
      en: "The Telegram data is out of date. Open the store from the bot again.",
    },
  },
  geocoder_failed: {
    status: 502,
    text: {
      uz: "Error in nominatim: manzillar xizmati ishlamadi. Qayta urinib koʻring yoki bizga xabar bering.",
      ru: "Error in nominatim: сервис адресов не ответил. Попробуйте ещё раз или сообщите нам.",
      en: "Error in nominatim: the address service failed. Try again or tell us.",
    },
  },
  address_not_found: {
    status: 404,
    text: { uz: "Manzil topilmadi.", ru: "Адрес не найден.", en: "The address was not found." },
  },
  not_a_buyer: {
    status: 409,
    text: {
      uz: "Faqat sotib olingan mahsulotni baholash mumkin.",
      ru: "Оценить можно только купленный товар.",
      en: "Only a product that you bought can be graded.",
    },
  },
} as const satisfies Record<string, RefusalText>;
