import { Admission } from "./admission.ts";
import { Gate } from "./gate.ts";

export type { Gate, Stay } from "./gate.ts";
export type { AdmissionRequest } from "./ticket.ts";

const QUEUE = 64;
const PATIENCE_MILLISECONDS = 250;

/** A gate of so many places with a short queue before it, where a call waits `patience` milliseconds at most. */
export function createGate(places: number, patience = PATIENCE_MILLISECONDS): Gate {
  return new Gate(new Admission({ places, queue: QUEUE, patience }), places);
}
