import type { endpoints, DeliveryTariff } from "@dasturxon/contract";
import type { EndpointParsedInput } from "@dasturxon/contract/endpoint";
import { findBusyHourAdditions } from "@dasturxon/domain/pauses";
import type { Tx } from "../../platform/database/index.ts";
import { refuse, type EndpointRefusal } from "../../platform/http/index.ts";
import { selectPauses } from "../merchants/index.ts";
import { chooseRegionTariff } from "./choose-tariff.ts";
import { selectTariffFacts } from "./queries.ts";

type TariffRequest = EndpointParsedInput<typeof endpoints.calculateTariff>["body"];

/**
 * Returns price and time of a delivery from a branch to a point. The distance is computed here, never taken from the
 * request.
 */
export async function calculateTariff(
  tx: Tx,
  merchantId: string,
  request: TariffRequest & { now: Date },
): Promise<DeliveryTariff | EndpointRefusal<typeof endpoints.calculateTariff>> {
  const facts = await selectTariffFacts(tx, merchantId, request.branchId);
  if (!facts?.branch) return refuse("not_found", { field: "branchId" });
  if (!facts.branch.deliveryEnabled) return refuse("service_not_available");
  const busy = findBusyHourAdditions(await selectPauses(tx, merchantId, request.now), request);
  const tariff = chooseRegionTariff({
    surcharge: busy.deliverySurcharge,
    branch: facts.branch,
    point: request,
    regions: facts.regions,
    productPrice: request.productPrice,
    isAreaValidated: facts.isAreaValidated,
  });
  return typeof tariff === "string" ? refuse(tariff) : tariff;
}
