import type { RefusalBody, RefusalCode } from "../refusals.ts";

/** Returns whether the refusal has this code. Its data then has the type declared for the code in `data.ts`. */
export function hasRefusalCode<Body extends { code: string }, Code extends RefusalCode>(
  refusal: Body,
  code: Code,
): refusal is Body & RefusalBody<Code> {
  return refusal.code === code;
}
