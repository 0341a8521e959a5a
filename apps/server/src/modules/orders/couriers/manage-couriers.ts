import { courier } from "@dasturxon/contract/managed/couriers";
import type { Http } from "../../../platform/http/index.ts";
import { bindResource } from "../../../platform/resource/index.ts";

/** The brand's own couriers as people keep them [OR-6]; one who has gone stays with the orders that he brought. */
export function manageCouriers(http: Http): void {
  bindResource(http, courier, { table: "couriers" });
}
