/** A refusal with Click's error code and note. */
export class ClickError extends Error {
  override readonly name = "ClickError";
  readonly code: number;
  constructor(code: number, note: string) {
    super(note);
    this.code = code;
  }
}

/** All errors of the SHOP API that we return, with Click's codes [PY-3]. */
export const clickErrors = {
  wrongSign: () => new ClickError(-1, "SIGN CHECK FAILED!"),
  wrongAmount: () => new ClickError(-2, "Incorrect parameter amount"),
  noAction: () => new ClickError(-3, "Action not found"),
  paid: () => new ClickError(-4, "Already paid"),
  noOrder: () => new ClickError(-5, "Order does not exist"),
  noPayment: () => new ClickError(-6, "Transaction does not exist"),
  wrongRequest: (field: string) => new ClickError(-8, `Error in request from click: ${field}`),
  canceled: () => new ClickError(-9, "Transaction cancelled"),
} as const;
