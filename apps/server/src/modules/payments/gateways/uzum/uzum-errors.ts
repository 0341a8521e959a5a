/** A refusal with Uzum's error code, a number as text. */
export class UzumError extends Error {
  override readonly name = "UzumError";
  readonly code: string;
  constructor(code: string, note: string) {
    super(note);
    this.code = code;
  }
}

/** All errors of the Merchant API that we return, with Uzum's codes [PY-3]. */
export const uzumErrors = {
  notAllowed: () => new UzumError("10001", "Access denied"),
  notJson: () => new UzumError("10002", "Not JSON"),
  noOperation: () => new UzumError("10003", "No such operation"),
  missing: (field: string) => new UzumError("10005", `Missing or wrong: ${field}`),
  wrongService: () => new UzumError("10006", "Wrong serviceId"),
  noOrder: () => new UzumError("10007", "No such order"),
  paid: () => new UzumError("10008", "The order is paid"),
  closed: () => new UzumError("10009", "The order is closed"),
  used: () => new UzumError("10010", "The transaction exists"),
  wrongAmount: () => new UzumError("10011", "Wrong amount"),
  noTransaction: () => new UzumError("10014", "No such transaction"),
  canceled: () => new UzumError("10015", "The transaction is cancelled"),
  confirmed: () => new UzumError("10016", "The transaction is confirmed"),
  notReversible: () => new UzumError("10017", "The transaction cannot be cancelled"),
  reversed: () => new UzumError("10018", "The transaction was cancelled before"),
} as const;
