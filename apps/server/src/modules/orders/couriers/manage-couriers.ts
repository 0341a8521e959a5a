import { courier } from "@dasturxon/contract/managed/couriers";
import type { Http } from "../../../platform/http/index.ts";
import { bindCalls, bound } from "../../../platform/resource/index.ts";
import { courierUserColumns } from "./queries.ts";

/** The brand's own couriers as people keep them [OR-6]; one who has gone stays with the orders that he brought. */
export const couriers = bound(courier, {
  table: "couriers",
  computed: { user: courierUserColumns },
});

export function manageCouriers(http: Http): void {
  bindCalls(http, couriers);
}
