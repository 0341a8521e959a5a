import type { ApiResult } from "../../platform/api.ts";

/** Operations on a brand's domains. */
export interface DomainActions {
  add: (domain: string) => ApiResult<unknown>;
  check: (domain: string) => ApiResult<unknown>;
  remove: (domain: string) => ApiResult<unknown>;
}
