import type { RefusalText } from "./text.ts";

/** Refusals for saved cards and for bills in a provider's app. */
export const cardRefusals = {
  card_not_accepted: {
    status: 409,
    text: {
      uz: "Bu karta qabul qilinmadi. Raqami va muddatini tekshiring yoki boshqa kartani kiriting.",
      ru: "Карта не принята. Проверьте номер и срок действия или укажите другую карту.",
      en: "The card was not accepted. Check its number and expiry date, or use another card.",
      ar: "لم تُقبل البطاقة. تحقّق من رقمها وتاريخ انتهائها أو استخدم بطاقة أخرى.",
      kz: "Карта қабылданбады. Нөмірі мен мерзімін тексеріңіз немесе басқа картаны енгізіңіз.",
      tr: "Kart kabul edilmedi. Numarasını ve son kullanma tarihini kontrol edin veya başka bir kart kullanın.",
      zh: "银行卡未被接受。请检查卡号和有效期，或换一张卡。",
    },
  },
  card_declined: {
    status: 409,
    text: {
      uz: "Karta orqali toʻlov oʻtmadi: mablagʻni tekshiring yoki boshqa usulda toʻlang.",
      ru: "Оплата картой не прошла: проверьте баланс или оплатите иначе.",
      en: "The card payment did not go through: check the balance or pay another way.",
      ar: "لم تتم عملية الدفع بالبطاقة: تحقّق من الرصيد أو ادفع بطريقة أخرى.",
      kz: "Картамен төлем өтпеді: қаражатты тексеріңіз немесе басқаша төлеңіз.",
      tr: "Kartla ödeme yapılamadı: bakiyeyi kontrol edin veya başka bir yolla ödeyin.",
      zh: "银行卡支付未成功：请检查余额或换一种方式支付。",
    },
  },
  bill_refused: {
    status: 409,
    text: {
      uz: "Bu raqamga hisob yuborib boʻlmadi: ilovada shu raqam boʻlmasligi mumkin. Toʻlov sahifasida toʻlang.",
      ru: "Счёт на этот номер отправить не удалось: возможно, его нет в приложении. Оплатите на странице оплаты.",
      en: "The bill could not be sent to this number: the application may not know it. Pay on the payment page.",
      ar: "تعذّر إرسال الفاتورة إلى هذا الرقم: قد لا يكون مسجّلًا في التطبيق. ادفع من صفحة الدفع.",
      kz: "Бұл нөмірге шот жіберілмеді: қосымшада мұндай нөмір болмауы мүмкін. Төлем бетінде төлеңіз.",
      tr: "Bu numaraya fatura gönderilemedi: uygulamada kayıtlı olmayabilir. Ödeme sayfasından ödeyin.",
      zh: "无法向该号码发送账单：应用中可能没有此号码。请在支付页面付款。",
    },
  },
  too_many_cards: {
    status: 409,
    text: {
      uz: "Koʻpi bilan {max} ta karta saqlash mumkin. Avval birini oʻchiring.",
      ru: "Можно сохранить не больше {max} карт. Сначала удалите одну.",
      en: "Up to {max} cards can be saved. Delete one first.",
      ar: "يمكن حفظ {max} بطاقات كحد أقصى. احذف واحدة أولًا.",
      kz: "Ең көбі {max} карта сақтауға болады. Алдымен біреуін өшіріңіз.",
      tr: "En fazla {max} kart kaydedilebilir. Önce birini silin.",
      zh: "最多可保存 {max} 张银行卡，请先删除一张。",
    },
  },
} as const satisfies Record<string, RefusalText>;
