import { courier } from "@dasturxon/contract/managed/couriers";
import type { Http } from "../../../platform/http/index.ts";
import { bindResourceCalls, defineBinding } from "../../../platform/resource/index.ts";
import { refuseIncompletePhone } from "../../users/index.ts";
import { courierUserColumns } from "./queries.ts";

/** The brand's own couriers, managed by staff [OR-6]. A deleted courier remains on the orders that they delivered. */
export const courierManagementBinding = defineBinding(courier, {
  table: "couriers",
  computed: { user: courierUserColumns },
  before: (_tx, writing) => refuseIncompletePhone(writing),
});

export function registerCourierManagement(http: Http): void {
  bindResourceCalls(http, courierManagementBinding);
}
