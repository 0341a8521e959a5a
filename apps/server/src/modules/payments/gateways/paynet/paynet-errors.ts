/** A refusal with Paynet's error code and a message. */
export class PaynetError extends Error {
  override readonly name = "PaynetError";
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** All errors of the web service that we return, with Paynet's codes [PY-3]. */
export const paynetErrors = {
  notJson: () => new PaynetError(-32_700, "Parse error"),
  wrongRequest: () => new PaynetError(-32_600, "Invalid request"),
  noMethod: () => new PaynetError(-32_601, "Method not found"),
  wrongTime: () => new PaynetError(414, "Wrong date format"),
  missing: (field: string) => new PaynetError(411, `Missing or wrong: ${field}`),
  used: () => new PaynetError(201, "The transaction exists"),
  canceled: () => new PaynetError(202, "The transaction was cancelled before"),
  noTransaction: () => new PaynetError(203, "No such transaction"),
  noNumber: () => new PaynetError(302, "No such number"),
  wrongService: () => new PaynetError(305, "No such service"),
  wrongAmount: () => new PaynetError(413, "Wrong amount"),
  closed: () => new PaynetError(501, "Nothing is to be paid by this number"),
} as const;
