import { Admission, type AdmissionLimits, defaultLimits } from "./admission.ts";
import { Gate, type RefusalLog } from "./gate.ts";

export type { AdmissionLimits } from "./admission.ts";
export type { Gate, Stay } from "./gate.ts";
export type { AdmissionRequest } from "./ticket.ts";

/** Creates a concurrency limit with a short queue. */
export function createGate(
  { places, ...limits }: Pick<AdmissionLimits, "places"> & Partial<AdmissionLimits>,
  onRefusals: RefusalLog,
): Gate {
  return new Gate(new Admission({ places, ...defaultLimits, ...limits }), places, onRefusals);
}
