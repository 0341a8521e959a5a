import { endpoints } from "@dasturxon/contract";
import type { Http } from "../../platform/http/index.ts";
import { bindEndpoint, refuse, prepareSharedReply } from "../../platform/http/index.ts";
import { registerBranchManagement } from "./branches/manage-branches.ts";
import { registerCityManagement } from "./cities/manage-cities.ts";
import { registerHolidayManagement } from "./branches/manage-holidays.ts";
import { registerZones } from "./zones/http.ts";
import type { BrandDirectory } from "./directory.ts";
import { registerKitchen } from "./kitchen/http.ts";
import { findClosestBranch } from "./find-closest-branch.ts";
import { loadBrandBasics, loadOrderSettings } from "./load.ts";
import { selectBranch, selectBranches, selectCities, selectRegions } from "./queries.ts";
import type { InstallationParameters } from "./read-settings.ts";
import { type PicturesDeps, registerPictures } from "./pictures/http.ts";
import { readBrandCatalog, readBrandAsMerchant, readSettings } from "./read-settings.ts";
import type { SettingsDeps } from "./settings/change-settings.ts";
import { registerSettings } from "./settings/http.ts";
import { MAX_PAGES_PER_HOST } from "./rows.ts";
import { registerTables } from "./tables/http.ts";

export interface MerchantsDeps extends InstallationParameters, SettingsDeps, PicturesDeps {
  directory: BrandDirectory;
}

/** Registers the API calls about brands, their branches and their order settings. */
export function registerMerchants(http: Http, deps: MerchantsDeps): void {
  registerBrands(http, deps);
  registerBranches(http);
  registerBranchManagement(http);
  registerCityManagement(http);
  registerHolidayManagement(http);
  registerZones(http, deps);
  registerTables(http, deps);
  registerClosestBranch(http);
  registerKitchen(http);
  registerSettings(http, deps);
  registerPictures(http, deps);
  bindEndpoint(http, endpoints.orderSettings, (call) =>
    prepareSharedReply(http, call, () =>
      call.db.tenantRead(call.merchant.id, (tx) => loadOrderSettings(tx, call.merchant.id)),
    ),
  );
  bindEndpoint(http, endpoints.orderSettingsOf, ({ merchant, params, db }) =>
    params.id.toLowerCase() === merchant.id
      ? db.tenantRead(merchant.id, (tx) => loadOrderSettings(tx, merchant.id))
      : refuse("not_found"),
  );
}

function registerBrands(
  http: Http,
  {
    directory,
    uploads: _uploads,
    publicReader: _reader,
    hasOrders: _hasOrders,
    ...installation
  }: MerchantsDeps,
): void {
  bindEndpoint(http, endpoints.webSettings, (call) =>
    prepareSharedReply(http, call, () =>
      call.db.tenantRead(call.merchant.id, (tx) => readSettings(tx, call.merchant.id, installation)),
    ),
  );
  bindEndpoint(http, endpoints.brandCatalog, ({ db }) => readBrandCatalog(db, installation.publicUrl));
  bindEndpoint(http, endpoints.merchantBySub, async ({ params, db }) => {
    const brands = await directory.find([params.sub.toLowerCase()]);
    const brand = brands.find(({ page }) => page <= MAX_PAGES_PER_HOST);
    const merchant = brand && (await readBrandAsMerchant(db, brand.merchantId, installation.publicUrl));
    return merchant ?? refuse("merchant_not_found");
  });
}

function registerBranches(http: Http): void {
  bindEndpoint(http, endpoints.branches, (call) =>
    prepareSharedReply(http, call, () =>
      call.db.tenantRead(call.merchant.id, (tx) => selectBranches(tx, call.merchant.id)),
    ),
  );
  bindEndpoint(http, endpoints.branchesFull, async (call) => {
    const { merchant, query, db } = call;
    const loadBranches = () => db.tenantRead(merchant.id, (tx) => selectBranches(tx, merchant.id));
    const cityId = query.cityId?.toLowerCase();
    // The reply for a single city is not cached, because clients can send any city id.
    if (cityId) return (await loadBranches()).filter((branch) => branch.cityId === cityId);
    return prepareSharedReply(http, call, loadBranches);
  });
  bindEndpoint(http, endpoints.branch, async ({ merchant, params, db }) => {
    const branch = await db.tenantRead(merchant.id, (tx) => selectBranch(tx, merchant.id, params.id));
    return branch ?? refuse("not_found");
  });
  bindEndpoint(http, endpoints.cities, (call) =>
    prepareSharedReply(http, call, () =>
      call.db.tenantRead(call.merchant.id, (tx) => selectCities(tx, call.merchant.id)),
    ),
  );
  bindEndpoint(http, endpoints.regions, (call) =>
    prepareSharedReply(http, call, () =>
      call.db.tenantRead(call.merchant.id, (tx) => selectRegions(tx, call.merchant.id)),
    ),
  );
}

/**
 * Registers the API call for the closest branch. Its path contains the brand's id. The specification has one error for an
 * empty id or `null`, and another one for `undefined` [BN-7].
 */
function registerClosestBranch(http: Http): void {
  bindEndpoint(http, endpoints.closestBranch, async ({ merchant, params, query, db, clock }) => {
    const said = params.merchantId.trim();
    if (said === "" || said === "null") return refuse("merchant_id_missing");
    if (said === "undefined") return refuse("merchant_id_undefined");
    if (!merchant || merchant.isDeleted || merchant.id !== said.toLowerCase()) return refuse("not_found");
    const { branches, regions, basics } = await db.tenantRead(merchant.id, async (tx) => ({
      basics: await loadBrandBasics(tx, merchant.id),
      branches: await selectBranches(tx, merchant.id),
      regions: await selectRegions(tx, merchant.id),
    }));
    if (branches.length === 0) return refuse("no_branches");
    const { timeZone } = basics;
    const question = {
      latitude: query.lat,
      longitude: query.lon,
      type: query.type,
      now: clock.now(),
      timeZone,
    };
    return findClosestBranch(question, branches, regions) ?? refuse("not_found");
  });
}
