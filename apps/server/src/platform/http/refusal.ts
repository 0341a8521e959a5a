import { STATUS_CODES } from "node:http";
import { describe, refusals } from "@dasturxon/contract/refusals";
import type { DataOf, Refusal, RefusalCode } from "@dasturxon/contract/refusals";
import { RolledBack } from "../database/index.ts";

/** A refusal as a value: the use case returns it, the kernel puts it on the wire. Bugs throw, refusals never do. */
export class Refused<Code extends RefusalCode = RefusalCode> {
  readonly code: Code;
  readonly data: DataOf<Code>;
  constructor(code: Code, data: DataOf<Code>) {
    this.code = code;
    this.data = data;
  }
}

/** Left out only where the code needs none. */
type DataArgument<Code extends RefusalCode> =
  Partial<DataOf<Code>> extends DataOf<Code> ? [data?: DataOf<Code>] : [data: DataOf<Code>];

/** Refuses with a code of the contract; `data` fills the text's placeholders and travels along. */
export function refuse<Code extends RefusalCode>(code: Code, ...rest: DataArgument<Code>): Refused<Code> {
  const [data = {}] = rest;
  return new Refused(code, data as DataOf<Code>);
}

/** Refuses after something was written, from a call bound by `bindTransaction`: nothing of what it wrote stays. */
export function undoAndRefuse<R extends Refused>(refused: R): RolledBack<R> {
  return new RolledBack(refused);
}

export function isRefused(value: unknown): value is Refused {
  return value instanceof Refused;
}

/** Returns the name of the invalid field from a refusal; undefined if the refusal has none. */
export function refusedField({ data }: Refused): string | undefined {
  return "field" in data && typeof data.field === "string" ? data.field : undefined;
}

/** HTTP status of a refusal code; codes that only a client says count as 503. */
export function statusOf(code: RefusalCode): number {
  return refusals[code].status || 503;
}

/** The refusal as it travels [AP-2]; `path` is the path that was called, without its query. */
export function toWire({ code, data }: Refused, path: string): Refusal<string> {
  const statusCode = statusOf(code);
  return {
    statusCode,
    statusMessage: STATUS_CODES[statusCode] ?? "Error",
    code,
    description: describe(code, { path, ...data }),
    data: { ...data, path },
  };
}
