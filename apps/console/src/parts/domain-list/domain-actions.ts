import type { Answer } from "../../platform/api.ts";

/** Operations on a brand's domains. */
export interface DomainActions {
  add: (domain: string) => Answer<unknown>;
  check: (domain: string) => Answer<unknown>;
  remove: (domain: string) => Answer<unknown>;
}
