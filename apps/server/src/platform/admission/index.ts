import { Admission, type AdmissionLimits, defaultAdmissionLimits } from "./admission.ts";
import { AdmissionGate, type RefusalLogger } from "./gate.ts";

export type { AdmissionLimits } from "./admission.ts";
export type { AdmissionGate, AdmissionLifecycle as AdmissionStay } from "./gate.ts";
export type { AdmissionRequest } from "./ticket.ts";

/** Creates a concurrency limit with a short queue. */
export function createAdmissionGate(
  { places, ...limits }: Pick<AdmissionLimits, "places"> & Partial<AdmissionLimits>,
  onRefusals: RefusalLogger,
): AdmissionGate {
  return new AdmissionGate(
    new Admission({ places, ...defaultAdmissionLimits, ...limits }),
    places,
    onRefusals,
  );
}
