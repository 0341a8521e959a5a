import { basketRefusals } from "./refusals/basket.ts";
import { connectionRefusals } from "./refusals/connection.ts";
import { orderRefusals } from "./refusals/order.ts";
import { peopleRefusals } from "./refusals/people.ts";
import { requestRefusals } from "./refusals/request.ts";
import { fill } from "./refusals/text.ts";
import type { Description, RefusalData } from "./refusals/text.ts";

export type { Description, RefusalData, RefusalText, RefusalValue } from "./refusals/text.ts";

/**
 * Every refusal of the API [ER-2]. To add one, write it in the page of `refusals/` that it belongs to:
 * code, HTTP status, text in uz, ru and en; the type `RefusalCode` follows by itself.
 */
export const refusals = {
  ...requestRefusals,
  ...peopleRefusals,
  ...basketRefusals,
  ...orderRefusals,
  ...connectionRefusals,
} as const;

export type RefusalCode = keyof typeof refusals;

/** A refusal as it travels; `description` is what the person reads, `data.path` the path that was called. */
export interface Refusal<Code extends string = RefusalCode> {
  statusCode: number;
  statusMessage: string;
  code: Code;
  description: Description;
  data: { path: string; field?: string } & RefusalData;
}

/** The refusal's text in uz, ru and en with `{name}` placeholders filled from the data. */
export function describe(code: RefusalCode, data: RefusalData = {}): Description {
  return fill(refusals[code].text, data);
}
