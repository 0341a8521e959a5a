import type { RefusalText } from "./text.ts";

/** Refusals for changes of a placed order: status, courier and grade. */
export const orderChangeRefusals = {
  transition_not_allowed: {
    status: 409,
    text: {
      uz: "Buyurtmani bu holatga oʻtkazib boʻlmaydi.",
      ru: "Заказ нельзя перевести в этот статус.",
      en: "The order cannot be moved to that status.",
      ar: "لا يمكن نقل الطلب إلى هذه الحالة.",
      kz: "Тапсырысты бұл күйге ауыстыру мүмкін емес.",
      tr: "Sipariş bu duruma geçirilemez.",
      zh: "订单无法变更为该状态。",
    },
  },
  refund_amount_wrong: {
    status: 409,
    text: {
      uz: "Shuncha qismini qaytarib boʻlmaydi: qolgan summadan kam boʻlishi kerak.",
      ru: "Столько вернуть нельзя: часть должна быть меньше того, что осталось.",
      en: "That much cannot be given back: a part is less than what is left.",
      ar: "لا يمكن إعادة هذا المبلغ: يجب أن يكون الجزء أقل من المبلغ المتبقي.",
      kz: "Мұншаны қайтаруға болмайды: бөлік қалған сомадан аз болуы керек.",
      tr: "Bu kadarı iade edilemez: kısmi tutar kalandan az olmalıdır.",
      zh: "无法退还该金额：部分退款须少于剩余金额。",
    },
  },
  paid_order_dearer: {
    status: 409,
    text: {
      uz: "Buyurtma toʻlab boʻlingan, bunday olish esa {sum} qimmatroq. Mijoz bilan kelishing va yangi buyurtma oching.",
      ru: "Заказ уже оплачен, а так он дороже на {sum}. Договоритесь с клиентом и оформите новый заказ.",
      en: "The order is paid already and would cost {sum} more this way. Agree with the customer and place a new order.",
      ar: "الطلب مدفوع بالفعل، وسيزيد بهذه الطريقة بمقدار {sum}. اتفق مع العميل وأنشئ طلبًا جديدًا.",
      kz: "Тапсырыс төленген, ал бұлай {sum} қымбатырақ. Клиентпен келісіп, жаңа тапсырыс жасаңыз.",
      tr: "Sipariş ödendi ve bu şekilde {sum} daha pahalı olur. Müşteriyle anlaşıp yeni sipariş açın.",
      zh: "订单已付款，改为此方式需多付 {sum}。请与顾客协商后重新下单。",
    },
  },
  order_closed: {
    status: 409,
    text: {
      uz: "Buyurtma yakunlangan, uni oʻzgartirib boʻlmaydi.",
      ru: "Заказ завершён, изменить его нельзя.",
      en: "The order is finished and cannot be changed.",
      ar: "انتهى الطلب ولا يمكن تغييره.",
      kz: "Тапсырыс аяқталған, оны өзгертуге болмайды.",
      tr: "Sipariş tamamlandı, değiştirilemez.",
      zh: "订单已结束，无法更改。",
    },
  },
  order_not_paid: {
    status: 409,
    text: {
      uz: "Buyurtma hali toʻlanmagan.",
      ru: "Заказ ещё не оплачен.",
      en: "The order has not been paid yet.",
      ar: "لم يُدفع ثمن الطلب بعد.",
      kz: "Тапсырыс әлі төленбеген.",
      tr: "Sipariş henüz ödenmedi.",
      zh: "订单尚未支付。",
    },
  },
  cancel_not_allowed: {
    status: 409,
    text: {
      uz: "Buyurtma qabul qilingan, uni bekor qilish uchun doʻkonga qoʻngʻiroq qiling.",
      ru: "Заказ уже принят. Чтобы отменить его, позвоните в магазин.",
      en: "The order was already accepted. Call the store to cancel it.",
      ar: "تم قبول الطلب. اتصل بالمتجر لإلغائه.",
      kz: "Тапсырыс қабылданған. Одан бас тарту үшін дүкенге қоңырау шалыңыз.",
      tr: "Sipariş kabul edildi. İptal etmek için mağazayı arayın.",
      zh: "订单已被接受，如需取消请致电商店。",
    },
  },
  courier_not_found: {
    status: 404,
    text: {
      uz: "Kuryer topilmadi.",
      ru: "Курьер не найден.",
      en: "The courier was not found.",
      ar: "لم يتم العثور على المندوب.",
      kz: "Курьер табылмады.",
      tr: "Kurye bulunamadı.",
      zh: "未找到骑手。",
    },
  },
  receipt_too_early: {
    status: 409,
    text: {
      uz: "Chekni boshqa raqamga doʻkon buyurtmani qabul qilgandan keyin yuborish mumkin.",
      ru: "На другой номер чек можно отправить, когда магазин примет заказ.",
      en: "The receipt can be sent to another number once the store has accepted the order.",
      ar: "يمكن إرسال الإيصال إلى رقم آخر بعد أن يقبل المتجر الطلب.",
      kz: "Чекті басқа нөмірге дүкен тапсырысты қабылдағаннан кейін жіберуге болады.",
      tr: "Mağaza siparişi kabul ettikten sonra fiş başka bir numaraya gönderilebilir.",
      zh: "商店接受订单后，才能将小票发送到其他号码。",
    },
  },
  already_graded: {
    status: 409,
    text: {
      uz: "Siz allaqachon baho bergansiz. Rahmat!",
      ru: "Вы уже поставили оценку. Спасибо!",
      en: "You have already graded this. Thank you!",
      ar: "سبق أن قدّمت تقييمك. شكرًا!",
      kz: "Сіз бұған дейін баға бергенсіз. Рақмет!",
      tr: "Zaten değerlendirdiniz. Teşekkürler!",
      zh: "您已经评价过了，谢谢！",
    },
  },
} as const satisfies Record<string, RefusalText>;
