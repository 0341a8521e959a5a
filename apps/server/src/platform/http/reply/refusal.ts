import { STATUS_CODES } from "node:http";
import { describeRefusalCode, refusals } from "@dasturxon/contract/refusals";
import type { RefusalDataOf, RefusalBody, RefusalCode } from "@dasturxon/contract/refusals";
import { RolledBackResult } from "../../database/index.ts";

/** A refusal as a return value of a handler, which the server sends. Bugs throw, refusals do not. */
export class Refusal<Code extends RefusalCode = RefusalCode> {
  readonly code: Code;
  readonly data: RefusalDataOf<Code>;
  constructor(code: Code, data: RefusalDataOf<Code>) {
    this.code = code;
    this.data = data;
  }
}

/** Type of the argument with a refusal's data. The argument is optional if the refusal code needs no data. */
type RefusalDataArgument<Code extends RefusalCode> =
  Partial<RefusalDataOf<Code>> extends RefusalDataOf<Code>
    ? [data?: RefusalDataOf<Code>]
    : [data: RefusalDataOf<Code>];

/** Refuses with a code of the contract. `data` fills the placeholders of the text and is sent to the client. */
export function refuse<Code extends RefusalCode>(
  code: Code,
  ...rest: RefusalDataArgument<Code>
): Refusal<Code> {
  const [data = {}] = rest;
  return new Refusal(code, data as RefusalDataOf<Code>);
}

/** Refuses after a write in a call bound by `bindTransactionalEndpoint`. The transaction is rolled back. */
export function rollBackAndRefuse<R extends Refusal>(refused: R): RolledBackResult<R> {
  return new RolledBackResult(refused);
}

export function isRefusal(value: unknown): value is Refusal {
  return value instanceof Refusal;
}

/** Returns the name of the invalid field from a refusal, or undefined if there is none. */
export function refusedFieldName({ data }: Refusal): string | undefined {
  return "field" in data && typeof data.field === "string" ? data.field : undefined;
}

/** Returns the HTTP status of a refusal code. Codes used only by clients count as 503. */
export function getRefusalStatus(code: RefusalCode): number {
  return refusals[code].status || 503;
}

/** Returns the refusal as sent to clients [AP-2]. `path` is the path of the call, without its query. */
export function toRefusalBody({ code, data }: Refusal, path: string): RefusalBody<string> {
  const statusCode = getRefusalStatus(code);
  return {
    statusCode,
    statusMessage: STATUS_CODES[statusCode] ?? "Error",
    code,
    description: describeRefusalCode(code, { path, ...data }),
    data: { ...data, path },
  };
}
