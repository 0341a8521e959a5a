/** A refusal in Payme's format. `data` names the invalid field. */
export class PaymeError extends Error {
  override readonly name = "PaymeError";
  readonly code: number;
  readonly words: Readonly<Record<"ru" | "uz" | "en", string>>;
  readonly data: string | null;
  constructor(code: number, words: [ru: string, uz: string, en: string], data: string | null = null) {
    super(words[2]);
    const [ru, uz, en] = words;
    this.code = code;
    this.words = { ru, uz, en };
    this.data = data;
  }
}

/** Field of `account` with the order id, as configured in Payme's cabinet. */
export const ORDER_FIELD = "order_id";

/** All errors of the Merchant API that we return, with Payme's codes [PY-3]. */
export const paymeErrors = {
  notJson: () => new PaymeError(-32700, ["Ошибка разбора JSON", "JSON xatosi", "Not JSON"]),
  notRpc: (field: string) =>
    new PaymeError(
      -32600,
      ["Поля запроса неверны", "Soʻrov maydonlari notoʻgʻri", "Fields are missing or wrong"],
      field,
    ),
  noMethod: (method: string) =>
    new PaymeError(-32601, ["Метод не найден", "Bunday metod yoʻq", "No such method"], method),
  wrongParams: (field: string) =>
    new PaymeError(
      -32602,
      ["Параметры неверны", "Parametrlar notoʻgʻri", "Parameters are missing or wrong"],
      field,
    ),
  notAllowed: () => new PaymeError(-32504, ["Недостаточно прав", "Ruxsat yetarli emas", "Not allowed"]),
  wrongAmount: () => new PaymeError(-31001, ["Неверная сумма", "Summa notoʻgʻri", "Wrong amount"], "amount"),
  noTransaction: () =>
    new PaymeError(-31003, ["Транзакция не найдена", "Tranzaksiya topilmadi", "No such transaction"], "id"),
  noReceipt: () => new PaymeError(-32001, ["Чек не найден", "Chek topilmadi", "No such receipt"], "id"),
  impossible: () =>
    new PaymeError(-31008, [
      "Операцию выполнить нельзя",
      "Bu amalni bajarib boʻlmaydi",
      "The operation cannot be done",
    ]),
  noOrder: () => aboutOrder(-31050, ["Заказ не найден", "Buyurtma topilmadi", "No such order"]),
  paid: () => aboutOrder(-31051, ["Заказ уже оплачен", "Buyurtma toʻlangan", "The order is paid"]),
  closed: () =>
    aboutOrder(-31052, ["Заказ закрыт для оплаты", "Buyurtmani toʻlab boʻlmaydi", "The order is closed"]),
  busy: () =>
    aboutOrder(-31053, ["Заказ уже оплачивается", "Buyurtma toʻlanmoqda", "The order is being paid"]),
} as const;

/** Errors of the account. Payme shows them to the payer, so they have texts in three languages and the field's name. */
function aboutOrder(code: number, words: [string, string, string]): PaymeError {
  return new PaymeError(code, words, ORDER_FIELD);
}
