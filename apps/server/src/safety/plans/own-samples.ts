import { promo } from "@dasturxon/contract/managed/promos";
import { sortKeyOf, sourceOf } from "../../platform/resource/columns.ts";
import { ofOneOrder, someTexts } from "./queries.ts";
import { wild } from "./wild-sample.ts";

/** One managed table represents all others, which differ only in their columns. */
const kept = sourceOf(promo, { table: "promos" });
const sort = sortKeyOf(kept, { sorts: promo.sorts, by: [] }, "endAt");
const written = { id: wild, values: { code: wild, is_active: wild }, by: wild, at: wild };

const stamped = { by: wild, at: wild };

const row = { merchant_id: wild, id: wild };

/** Arguments after the transaction for queries that need specific ones, by file and name. */
export const ownSamples: Record<string, unknown[]> = {
  "modules/merchants/queries.ts: insertOrUpdateBrand": [
    {
      settings: { merchant_id: wild, brand: wild },
      payments: [{ merchant_id: wild, type: wild, is_active: wild }],
      cities: [{ ...row, name: wild }],
      branches: [{ ...row, name: wild }],
      regions: [{ ...row, name: wild }],
    },
  ],
  "modules/bot/broadcasts/sending/queries.ts: updateOutcomes": [
    wild,
    { broadcastId: wild, outcomes: new Map([[1, "sent"]]) },
  ],
  "modules/orders/queries.ts: selectBoardRows": [wild, ofOneOrder],
  "modules/orders/queries.ts: updateOrder": [
    wild,
    { id: wild, version: 1, patch: { status: "COOKING" }, record: wild },
  ],
  "modules/merchants/oversight/queries.ts: selectOverseenBrands": [{ q: "a", state: null, page: 0 }],
  "modules/orders/customer-list/queries.ts: selectCustomers": [
    wild,
    { branchIds: null, name: "a", digits: "", page: 0, size: 1 },
  ],
  "platform/unique/queries.ts: selectHasEqual": [
    wild,
    { table: "promos", id: wild, column: "code", value: "a", within: {} },
  ],
  "platform/images/queries.ts: selectNamedPictures": [wild, someTexts],
  "platform/resource/queries.ts: selectPage": [
    wild,
    kept,
    { sort, search: "a", by: [], after: { value: "1", id: wild }, size: wild },
  ],
  "platform/resource/queries.ts: selectManaged": [wild, kept, { id: wild, isHeld: true }],
  "platform/resource/queries.ts: insertManaged": [wild, kept, written],
  "platform/resource/queries.ts: updateManaged": [wild, kept, written],
  "platform/resource/queries.ts: selectUses": [wild, { table: "products", column: "category_id" }, [wild]],
  "platform/resource/many/queries.ts: selectManyManaged": [wild, kept, { ids: [wild], branchIds: null }],
  "platform/resource/many/queries.ts: insertManyManaged": [wild, kept, { rows: [written], ...stamped }],
  "platform/resource/many/queries.ts: updateManyManaged": [wild, kept, { rows: [written], ...stamped }],
  "platform/resource/many/queries.ts: updateManyRemoved": [wild, kept, { ids: [wild], ...stamped }],
  "platform/resource/queries.ts: selectArranged": [wild, kept, { position: "total_limit", among: wild }],
  "platform/resource/queries.ts: updatePositions": [wild, kept, { position: "total_limit", ids: [] }],
  "platform/resource/queries.ts: selectNextPosition": [wild, kept, { position: "total_limit", fields: {} }],
  "platform/resource/queries.ts: selectIsLiving": [wild, "promos", wild],
  // Selects all brands. Single brands are selected only while one of several database servers is lost.
  "platform/bus/queries.ts: selectEventsAfter": [{ seq: 1, limit: 1 }, null],
  "platform/bus/queries.ts: selectStoredRange": [null],
  "platform/bus/queries.ts: selectState": [null],
};

/** Accepted reads of whole tables. */
export const readsWhole: Record<string, string[]> = {
  // One check at startup whether an administrator exists, which ends at the first row.
  "modules/administration/queries.ts: selectAdministratorExists": ["platform_admins"],
  // One row per migration.
  "modules/administration/queries.ts: selectDatabaseState": ["migrations"],
  // One check at startup for brands of the demo.
  "modules/merchants/queries.ts: selectDemoKeys": ["merchants along merchants_key_key", "merchants"],
  // The platform's list of all brands, prepared once per change.
  "modules/merchants/queries.ts: selectActiveBrands": [
    "merchants along merchants_key_key",
    "merchant_hosts along merchant_hosts_by_merchant",
    "merchant_hosts along merchant_hosts_pkey",
  ],
  // One small row per courier, swept once an hour. An index on the time would prevent HOT updates of positions.
  "modules/orders/couriers/queries.ts: deleteOldPositions": ["courier_positions"],
  // Full scan once an hour. An index on the time would prevent HOT updates by heartbeats.
  "modules/users/staff/heartbeats/queries.ts: deleteOldHeartbeats": ["device_beats"],
  // Used while one of several database servers is lost, to find the reachable brands.
  "platform/bus/queries.ts: selectBrandIds": [" along merchants_pkey", "merchants"],
  // A sequence has one row.
  "platform/bus/queries.ts: selectStoredRange": ["outbox_seq"],
};
