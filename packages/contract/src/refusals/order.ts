import type { RefusalText } from "./text.ts";

/** Refusals about where, when and how an order is taken, and about its life afterwards. */
export const orderRefusals = {
  out_of_zone: {
    status: 409,
    text: {
      uz: "Bu manzilga yetkazib bera olmaymiz. Boshqa manzilni tanlang.",
      ru: "Доставка по выбранному адресу недоступна, выберите другой.",
      en: "Out of service zone: delivery to this address is unavailable, choose another.",
    },
  },
  address_required: {
    status: 409,
    text: {
      uz: "Yetkazib berish manzilini tanlang.",
      ru: "Выберите адрес доставки.",
      en: "Choose the delivery address.",
    },
  },
  branch_not_found: {
    status: 404,
    text: { uz: "Filial topilmadi.", ru: "Филиал не найден.", en: "The branch was not found." },
  },
  no_branches: {
    status: 404,
    text: { uz: "Filiallar yoʻq.", ru: "Филиалов нет.", en: "There are no branches." },
  },
  branch_closed: {
    status: 409,
    text: {
      uz: "Filial hozir yopiq. Boshqa vaqt yoki filialni tanlang.",
      ru: "Филиал сейчас закрыт. Выберите другое время или филиал.",
      en: "The branch is closed now. Choose another time or branch.",
    },
  },
  day_off: {
    status: 409,
    text: {
      uz: "Bu kun filialda dam olish kuni. Boshqa kunni tanlang.",
      ru: "В этот день у филиала выходной. Выберите другой день.",
      en: "The branch has a day off then. Choose another day.",
    },
  },
  slot_full: {
    status: 409,
    text: {
      uz: "Bu vaqtga joy qolmadi. Boshqa vaqtni tanlang.",
      ru: "На это время мест больше нет. Выберите другое.",
      en: "That time is fully booked. Choose another.",
    },
  },
  slot_closed: {
    status: 409,
    text: {
      uz: "Bu vaqtda buyurtma qabul qilinmaydi. Boshqa vaqtni tanlang.",
      ru: "На это время заказы не принимаются. Выберите другое.",
      en: "Orders are not taken for that time. Choose another.",
    },
  },
  paused: {
    status: 409,
    text: {
      uz: "Hozircha buyurtma qabul qilmayapmiz. Birozdan soʻng qayta urinib koʻring.",
      ru: "Сейчас мы не принимаем заказы. Попробуйте немного позже.",
      en: "We are not taking orders right now. Please come back a little later.",
    },
  },
  paused_until: {
    status: 409,
    text: {
      uz: "Hozircha buyurtma qabul qilmayapmiz. {time} da qaytamiz.",
      ru: "Сейчас мы не принимаем заказы. Вернёмся в {time}.",
      en: "We are not taking orders right now. Back at {time}.",
    },
  },
  minimum_amount: {
    status: 409,
    text: {
      uz: "Yetkazib berish uchun eng kam summa: {amount} soʻm.",
      ru: "Минимальная сумма заказа для доставки: {amount} сум.",
      en: "The minimal order for delivery is {amount} sum.",
    },
  },
  payment_not_allowed: {
    status: 409,
    text: {
      uz: "Bu toʻlov usuli mavjud emas. Boshqasini tanlang.",
      ru: "Этот способ оплаты недоступен. Выберите другой.",
      en: "This way to pay is not available. Choose another.",
    },
  },
  payment_failed: {
    status: 409,
    text: {
      uz: "Toʻlov amalga oshmadi. Qayta urinib koʻring yoki boshqa usulni tanlang.",
      ru: "Оплата не прошла. Попробуйте ещё раз или выберите другой способ.",
      en: "The payment did not go through. Try again or pay another way.",
    },
  },
  service_not_available: {
    status: 409,
    text: {
      uz: "Bu xizmat turi hozir mavjud emas.",
      ru: "Этот вид обслуживания сейчас недоступен.",
      en: "This kind of service is not available now.",
    },
  },
  tariff_unavailable: {
    status: 409,
    text: {
      uz: "Yetkazib berish narxini hisoblab boʻlmadi. Qayta urinib koʻring.",
      ru: "Не удалось рассчитать стоимость доставки. Попробуйте ещё раз.",
      en: "The delivery price could not be calculated. Please try again.",
    },
  },
  transition_not_allowed: {
    status: 409,
    text: {
      uz: "Buyurtmani bu holatga oʻtkazib boʻlmaydi.",
      ru: "Заказ нельзя перевести в этот статус.",
      en: "The order cannot be moved to that status.",
    },
  },
  order_closed: {
    status: 409,
    text: {
      uz: "Buyurtma yakunlangan, uni oʻzgartirib boʻlmaydi.",
      ru: "Заказ завершён, изменить его нельзя.",
      en: "The order is finished and cannot be changed.",
    },
  },
  order_not_paid: {
    status: 409,
    text: {
      uz: "Buyurtma hali toʻlanmagan.",
      ru: "Заказ ещё не оплачен.",
      en: "The order has not been paid yet.",
    },
  },
  cancel_not_allowed: {
    status: 409,
    text: {
      uz: "Buyurtma qabul qilingan, uni bekor qilish uchun doʻkonga qoʻngʻiroq qiling.",
      ru: "Заказ уже принят. Чтобы отменить его, позвоните в магазин.",
      en: "The order was already accepted. Call the store to cancel it.",
    },
  },
  table_not_found: {
    status: 404,
    text: { uz: "Stol topilmadi.", ru: "Столик не найден.", en: "The table was not found." },
  },
  table_taken: {
    status: 409,
    text: {
      uz: "Bu stol shu vaqtga band. Boshqa vaqt yoki stolni tanlang.",
      ru: "Столик на это время занят. Выберите другое время или столик.",
      en: "The table is taken at that time. Choose another time or table.",
    },
  },
  table_too_small: {
    status: 409,
    text: {
      uz: "Bu stolda {chairs} ta oʻrin bor. Kattarogʻini tanlang.",
      ru: "За этим столиком мест: {chairs}. Выберите столик побольше.",
      en: "This table has {chairs} chairs. Choose a larger one.",
    },
  },
  too_many_reservations: {
    status: 409,
    text: {
      uz: "Bir vaqtning oʻzida {most} tadan ortiq stol band qilib boʻlmaydi.",
      ru: "Нельзя держать больше броней, чем {most}.",
      en: "You can hold {most} reservations at most.",
    },
  },
  courier_not_found: {
    status: 404,
    text: { uz: "Kuryer topilmadi.", ru: "Курьер не найден.", en: "The courier was not found." },
  },
  already_graded: {
    status: 409,
    text: {
      uz: "Siz allaqachon baho bergansiz. Rahmat!",
      ru: "Вы уже поставили оценку. Спасибо!",
      en: "You have already graded this. Thank you!",
    },
  },
} as const satisfies Record<string, RefusalText>;
