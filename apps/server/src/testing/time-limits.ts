import { scaledTime } from "../../../../scripts/setup/time-scale.mjs";

export { scaledTime };

/** Timeout for a state that is reached by an event or a job. Normal waits are much shorter: it only detects a hang. */
export const SOON = { timeout: scaledTime(20_000), interval: 20 };
