import { promo } from "@dasturxon/contract/managed/promos";
import { parseSortKey, createResourceSource } from "../../platform/resource/columns.ts";
import { whereOneOrder, selectSampleTexts } from "./queries.ts";
import { anyParameterSample } from "./wild-sample.ts";

/** Sample of the tables that staff edit through generated calls. One is enough, because they differ only in columns. */
const managedTableSample = createResourceSource(promo, { table: "promos" });
const sortKeySample = parseSortKey(managedTableSample, { sorts: promo.sorts, by: [] }, "endAt");
const writtenRowSample = {
  id: anyParameterSample,
  values: { code: anyParameterSample, is_active: anyParameterSample },
  by: anyParameterSample,
  at: anyParameterSample,
};

const authorAndTimeSample = { by: anyParameterSample, at: anyParameterSample };

const rowKeySample = { merchant_id: anyParameterSample, id: anyParameterSample };

/** Arguments after the transaction for queries that need specific ones, by file and name. */
export const queryArgumentSamples: Record<string, unknown[]> = {
  "modules/merchants/queries.ts: insertOrUpdateBrand": [
    {
      settings: { merchant_id: anyParameterSample, brand: anyParameterSample },
      payments: [
        { merchant_id: anyParameterSample, type: anyParameterSample, is_active: anyParameterSample },
      ],
      cities: [{ ...rowKeySample, name: anyParameterSample }],
      branches: [{ ...rowKeySample, name: anyParameterSample }],
      regions: [{ ...rowKeySample, name: anyParameterSample }],
    },
  ],
  "modules/drafts/changes/queries.ts: selectRecordedValues": [
    { merchantId: anyParameterSample, by: anyParameterSample, column: "entity" },
  ],
  "modules/bot/broadcasts/sending/queries.ts: updateBroadcastReceiverOutcomes": [
    anyParameterSample,
    { broadcastId: anyParameterSample, outcomes: new Map([[1, "sent"]]) },
  ],
  "modules/orders/queries.ts: selectBoardOrderRows": [anyParameterSample, whereOneOrder],
  "modules/orders/queries.ts: updateOrder": [
    anyParameterSample,
    { id: anyParameterSample, version: 1, patch: { status: "COOKING" }, record: anyParameterSample },
  ],
  "modules/merchants/oversight/queries.ts: selectAdministeredBrands": [{ q: "a", state: null, page: 0 }],
  "modules/orders/customer-list/queries.ts: selectCustomers": [
    anyParameterSample,
    { branchIds: null, name: "a", digits: "", page: 0, size: 1 },
  ],
  "platform/unique/queries.ts: selectHasEqualValue": [
    anyParameterSample,
    { table: "promos", id: anyParameterSample, column: "code", value: "a", within: {} },
  ],
  "platform/images/queries.ts: selectPictureIdsInTexts": [anyParameterSample, selectSampleTexts],
  "platform/resource/queries.ts: selectManagedPage": [
    anyParameterSample,
    managedTableSample,
    {
      sort: sortKeySample,
      search: "a",
      by: [],
      after: { value: "1", id: anyParameterSample },
      size: anyParameterSample,
    },
  ],
  "platform/resource/queries.ts: selectManagedRow": [
    anyParameterSample,
    managedTableSample,
    { id: anyParameterSample, isHeld: true },
  ],
  "platform/resource/queries.ts: insertManaged": [anyParameterSample, managedTableSample, writtenRowSample],
  "platform/resource/queries.ts: updateManaged": [anyParameterSample, managedTableSample, writtenRowSample],
  "platform/resource/queries.ts: selectReferenceCount": [
    anyParameterSample,
    { table: "products", column: "category_id" },
    [anyParameterSample],
  ],
  "platform/resource/many/queries.ts: selectManagedRows": [
    anyParameterSample,
    managedTableSample,
    { ids: [anyParameterSample], branchIds: null },
  ],
  "platform/resource/many/queries.ts: insertManagedRows": [
    anyParameterSample,
    managedTableSample,
    { rows: [writtenRowSample], ...authorAndTimeSample },
  ],
  "platform/resource/many/queries.ts: updateManagedRows": [
    anyParameterSample,
    managedTableSample,
    { rows: [writtenRowSample], ...authorAndTimeSample },
  ],
  "platform/resource/many/queries.ts: updateManagedRowsAsRemoved": [
    anyParameterSample,
    managedTableSample,
    { ids: [anyParameterSample], ...authorAndTimeSample },
  ],
  "platform/resource/queries.ts: selectOrderedIds": [
    anyParameterSample,
    managedTableSample,
    { position: "total_limit", among: anyParameterSample },
  ],
  "platform/resource/queries.ts: updateRowPositions": [
    anyParameterSample,
    managedTableSample,
    { position: "total_limit", ids: [] },
  ],
  "platform/resource/queries.ts: selectNextPosition": [
    anyParameterSample,
    managedTableSample,
    { position: "total_limit", fields: {} },
  ],
  "platform/resource/queries.ts: selectRowExists": [anyParameterSample, "promos", anyParameterSample],
  // Selects all brands. Single brands are selected only while one of several database servers does not respond.
  "platform/bus/queries.ts: selectEventsAfter": [{ seq: 1, limit: 1 }, null],
  "platform/bus/queries.ts: selectStoredEventRange": [null],
  "platform/bus/queries.ts: selectNumberingState": [null],
};

/** Statements that may read whole tables, with the accepted table accesses. */
export const acceptedFullTableReads: Record<string, string[]> = {
  // One check at startup whether an administrator exists, which ends at the first row.
  "modules/administration/queries.ts: selectAdministratorExists": ["platform_admins"],
  // The table `migrations` has one row per migration.
  "modules/administration/queries.ts: selectDatabaseState": ["migrations"],
  // The server runs this query once at startup to check for brands of the demo.
  "modules/merchants/queries.ts: selectDemoBrandKeys": ["merchants along merchants_key_key", "merchants"],
  // This query lists all active brands for the platform. The list is prepared once per change of a brand.
  "modules/merchants/queries.ts: selectActiveBrands": [
    "merchants along merchants_key_key",
    "merchant_hosts along merchant_hosts_by_merchant",
    "merchant_hosts along merchant_hosts_pkey",
  ],
  // The table `courier_positions` has one small row per courier and is swept once an hour. An index on the time would
  // prevent HOT updates of positions.
  "modules/orders/couriers/queries.ts: deleteOldPositions": ["courier_positions"],
  // The purge job scans the whole table once an hour. An index on the time would prevent HOT updates by heartbeats.
  "modules/users/staff/heartbeats/queries.ts: deleteOldHeartbeats": ["device_beats"],
  // The query finds the reachable brands while one of several database servers does not respond.
  "platform/bus/queries.ts: selectBrandIds": [" along merchants_pkey", "merchants"],
  // `outbox_seq` is a sequence, which has one row.
  "platform/bus/queries.ts: selectStoredEventRange": ["outbox_seq"],
};
