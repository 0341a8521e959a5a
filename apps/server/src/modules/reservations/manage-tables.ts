import { diningTable } from "@dasturxon/contract/managed/dining-tables";
import { type Http, refuse } from "../../platform/http/index.ts";
import { bindResourceCalls, defineBinding } from "../../platform/resource/index.ts";
import { selectFutureCountOfTable } from "./queries.ts";

/** Table management for the branches' staff [OR-11]. A reserved table cannot be removed or moved to another branch. */
export const diningTableManagementBinding = defineBinding(diningTable, {
  table: "dining_tables",
  unique: "number",
  uniqueWithin: "branchId",
  refersTo: { branchId: "branches" },
  before: async (tx, { merchantId, id, fields, present, now }) => {
    const stays = !present || present.isRemoved || fields?.branchId === present["branchId"];
    const held = { tableId: id, branchId: String(present?.["branchId"]), now };
    const count = stays ? 0 : await selectFutureCountOfTable(tx, merchantId, held);
    if (count === 0) return undefined;
    return fields
      ? refuse("bad_request", { field: "branchId", in: "body" })
      : refuse("in_use", { where: [{ what: "reservations", count }] });
  },
});

export function registerManagedTables(http: Http): void {
  bindResourceCalls(http, diningTableManagementBinding);
}
