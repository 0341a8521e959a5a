import type { endpoints } from "@dasturxon/contract";
import type { EndpointParsedInput, EndpointReply } from "@dasturxon/contract/endpoint";
import { findBusyHourAdditions } from "@dasturxon/domain/pauses";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import { findZoneFault } from "@dasturxon/domain/zone-shape";
import type { Tx } from "../../platform/database/index.ts";
import { refuse, type EndpointRefusal, type Session } from "../../platform/http/index.ts";
import {
  findClosestBranch,
  loadBrandBasics,
  selectBranches,
  selectPauses,
  selectRegions,
} from "../merchants/index.ts";
import { chooseRegionTariff } from "./choose-tariff.ts";
import { selectTariffFacts } from "./queries.ts";

type ProbeZonesEndpoint = typeof endpoints.probeZones;

/**
 * Returns the branch and the tariff for a delivery to a point, by the branches, zones and rules of real orders [AD-5].
 * An unsaved zone is included as if it were saved. Staff of single branches get a result for their branches only.
 */
export async function calculateDeliveryAtPoint(
  tx: Tx,
  { merchantId, branchIds }: Pick<Session, "merchantId" | "branchIds">,
  request: EndpointParsedInput<ProbeZonesEndpoint>["body"] & { now: Date },
): Promise<EndpointReply<ProbeZonesEndpoint> | EndpointRefusal<ProbeZonesEndpoint>> {
  const { draft, now, productPrice, ...point } = request;
  if (draft && !worksInBranch(branchIds, draft.branchId)) return refuse("not_found", { field: "draft" });
  const fault = draft && findZoneFault(draft.polygon);
  if (fault === "crosses_itself") return refuse("zone_crosses_itself", { field: "draft" });
  if (fault) return refuse("bad_request", { field: "draft", in: "body" });
  const { timeZone } = await loadBrandBasics(tx, merchantId);
  const branches = (await selectBranches(tx, merchantId)).filter(({ id }) => worksInBranch(branchIds, id));
  const zones = replaceZoneWithDraft(await selectRegions(tx, merchantId), draft);
  const branch = findClosestBranch({ ...point, type: "DELIVERY", now, timeZone }, branches, zones);
  const facts = branch && (await selectTariffFacts(tx, merchantId, branch.id));
  if (!branch || !facts) return { branchId: null, tariff: null, surcharge: 0 };
  const pauses = await selectPauses(tx, merchantId, now);
  const surcharge = findBusyHourAdditions(pauses, { now, branchId: branch.id }).deliverySurcharge;
  const regions = replaceZoneWithDraft(facts.regions, draft).toSorted((a, b) => a.basePrice - b.basePrice);
  const { isAreaValidated } = facts;
  const tariff = chooseRegionTariff({ branch, point, regions, productPrice, surcharge, isAreaValidated });
  return { branchId: branch.id, tariff: typeof tariff === "string" ? null : tariff, surcharge };
}

/** Returns the zones, with the draft replacing its saved version. */
function replaceZoneWithDraft<Zone extends { id: string }, Draft extends { id: string }>(
  zones: readonly Zone[],
  draft: Draft | null | undefined,
): (Zone | Draft)[] {
  return draft ? [...zones.filter(({ id }) => id !== draft.id), draft] : [...zones];
}
