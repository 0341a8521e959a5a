import type { RefusalText } from "./text.ts";

/** Refusals about what is bought and for how much: products, stock, promo, cashback, totals. */
export const basketRefusals = {
  basket_empty: {
    status: 409,
    text: { uz: "Savat boʻsh.", ru: "Корзина пуста.", en: "The basket is empty." },
  },
  product_unavailable: {
    status: 409,
    text: {
      uz: "“{name}” hozir mavjud emas. Uni savatdan olib tashlang.",
      ru: "«{name}» сейчас недоступен. Уберите его из корзины.",
      en: "“{name}” is not available. Please remove it from the basket.",
    },
  },
  part_unavailable: {
    status: 409,
    text: {
      uz: "“{name}” toʻplamidagi “{part}” hozir mavjud emas. Boshqasini tanlang yoki toʻplamni olib tashlang.",
      ru: "«{part}» из набора «{name}» сейчас недоступно. Выберите другое или уберите набор.",
      en: "“{part}” of the set “{name}” is not available. Choose another or remove the set.",
    },
  },
  not_served_now: {
    status: 409,
    text: {
      uz: "“{name}” soat {from} dan {to} gacha beriladi.",
      ru: "«{name}» подают с {from} до {to}.",
      en: "“{name}” is served from {from} to {to}.",
    },
  },
  product_not_found: {
    status: 404,
    text: { uz: "Mahsulot topilmadi.", ru: "Товар не найден.", en: "The product was not found." },
  },
  not_enough_stock: {
    status: 409,
    text: {
      uz: "“{name}” yetarli emas, eng koʻpi: {max}.",
      ru: "Недостаточно товара «{name}», максимум: {max}.",
      en: "Not enough of “{name}”, the maximum is {max}.",
    },
  },
  modifications_required: {
    status: 409,
    text: {
      uz: "“{name}” uchun tanlovni {min} tadan {max} tagacha belgilang.",
      ru: "Для «{name}» выберите от {min} до {max} вариантов.",
      en: "Choose from {min} to {max} options for “{name}”.",
    },
  },
  price_changed: {
    status: 409,
    text: {
      uz: "Narxlar oʻzgardi. Yangi summani koʻrib, tasdiqlang.",
      ru: "Цены изменились. Проверьте новую сумму и подтвердите заказ.",
      en: "Prices have changed. Check the new total and confirm.",
    },
  },
  product_overpriced: {
    status: 409,
    text: {
      uz: "“{name}” narxi oʻzgargan: u qimmatlashdi.",
      ru: "Цена «{name}» изменилась: товар подорожал.",
      en: "The price of “{name}” has gone up.",
    },
  },
  promo_not_found: {
    status: 404,
    text: {
      uz: "Bunday promokod topilmadi.",
      ru: "Такой промокод не найден.",
      en: "There is no such promo code.",
    },
  },
  promo_not_active: {
    status: 409,
    text: { uz: "Promokod faol emas.", ru: "Промокод не активен.", en: "The promo code is not active." },
  },
  promo_not_started: {
    status: 409,
    text: {
      uz: "Promokodning boshlanish vaqti hali kelmagan.",
      ru: "Срок действия промокода ещё не начался.",
      en: "The promo code has not started yet.",
    },
  },
  promo_expired: {
    status: 409,
    text: {
      uz: "Promokodning muddati tugagan.",
      ru: "Срок действия промокода истёк.",
      en: "The promo code has expired.",
    },
  },
  promo_min_price: {
    status: 409,
    text: {
      uz: "Mahsulotlar narxi {minPrice} soʻmdan yuqori boʻlishi kerak.",
      ru: "Сумма товаров должна быть больше {minPrice} сум.",
      en: "The product price must be above {minPrice} sum.",
    },
  },
  promo_used_up: {
    status: 409,
    text: {
      uz: "Bu promokoddan foydalanib boʻlingan.",
      ru: "Этот промокод уже использован.",
      en: "This promo code has been used up.",
    },
  },
  cashback_exceeded: {
    status: 409,
    text: {
      uz: "Keshbek yetarli emas: {max} soʻmgacha sarflash mumkin.",
      ru: "Недостаточно кешбэка: можно потратить до {max} сум.",
      en: "Not enough cashback: you can spend up to {max} sum.",
    },
  },
} as const satisfies Record<string, RefusalText>;
