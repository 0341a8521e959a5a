import { createAcknowledgedIds } from "../../../platform/acknowledged-ids.ts";

/** Due refunds that the staff have acknowledged on this device. */
export const acknowledgedRefunds = createAcknowledgedIds("dasturxon.console.payments");
