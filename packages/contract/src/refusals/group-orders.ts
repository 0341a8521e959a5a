import type { RefusalText } from "./text.ts";

/** Refusals for group orders. */
export const groupOrderRefusals = {
  group_not_found: {
    status: 404,
    text: {
      uz: "Birga buyurtma topilmadi. Havolani qaytadan soʻrang.",
      ru: "Общий заказ не найден. Попросите ссылку ещё раз.",
      en: "The group order was not found. Ask for the link again.",
      ar: "الطلب الجماعي غير موجود. اطلب الرابط مرة أخرى.",
      kz: "Топтық тапсырыс табылмады. Сілтемені қайта сұраңыз.",
      tr: "Grup siparişi bulunamadı. Bağlantıyı yeniden isteyin.",
      zh: "未找到拼单，请重新索取链接。",
    },
  },
  group_locked: {
    status: 409,
    text: {
      uz: "Birga buyurtma yopildi: endi oʻzgartirib boʻlmaydi.",
      ru: "Общий заказ закрыт: изменить его уже нельзя.",
      en: "The group order is locked: it can no longer be changed.",
      ar: "أُغلق الطلب الجماعي ولم يعد بالإمكان تغييره.",
      kz: "Топтық тапсырыс жабылды: енді өзгертуге болмайды.",
      tr: "Grup siparişi kilitlendi, artık değiştirilemez.",
      zh: "拼单已锁定，无法再修改。",
    },
  },
  group_over: {
    status: 409,
    text: {
      uz: "Birga buyurtma tugagan.",
      ru: "Общий заказ завершён.",
      en: "The group order is over.",
      ar: "انتهى الطلب الجماعي.",
      kz: "Топтық тапсырыс аяқталған.",
      tr: "Grup siparişi sona erdi.",
      zh: "拼单已结束。",
    },
  },
  group_full: {
    status: 409,
    text: {
      uz: "Guruhda joy qolmadi.",
      ru: "В общем заказе больше нет мест.",
      en: "The group is full.",
      ar: "اكتمل عدد المشاركين في الطلب.",
      kz: "Топта орын қалмады.",
      tr: "Grupta yer kalmadı.",
      zh: "拼单人数已满。",
    },
  },
} as const satisfies Record<string, RefusalText>;
