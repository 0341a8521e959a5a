export type Params = Record<string, unknown>;

/** A method of the Subscribe API, by the kassa that calls. */
export type Method = (kassaId: string, params: Params) => object | Promise<object>;

/** An error of the protocol; the codes are what integrators report. */
export class RpcError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** What was done is not told. */
export class LostAnswer extends Error {}

/** The record, or an empty one. */
export const recordOf = (value: unknown): Params =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Params) : {};

/** A card that a token stands for, in the kassa that it was made in. */
export interface TokenCard {
  kassaId: string;
  number: string;
  expire: string;
  isVerified: boolean;
  isForOnce: boolean;
  isCodeSent: boolean;
}
