export type RpcParams = Record<string, unknown>;

/** Method of the Subscribe API. Receives the id of the calling kassa, Payme's name for a shop's account. */
export type RpcMethod = (kassaId: string, params: RpcParams) => object | Promise<object>;

/** Error response of the protocol. The error codes are known only from integrators. */
export class RpcError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Thrown to simulate a lost response after the action succeeded. */
export class LostAnswerError extends Error {}

/** Returns the value if it is an object, otherwise an empty object. */
export const toRecord = (value: unknown): RpcParams =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as RpcParams) : {};

/** Card behind a token. Valid only in the kassa that created it. */
export interface TokenCard {
  kassaId: string;
  number: string;
  expire: string;
  isVerified: boolean;
  isForOnce: boolean;
  isCodeSent: boolean;
}
