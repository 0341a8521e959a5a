import { scaleTime } from "../../../../scripts/setup/time-scale.mjs";

export { scaleTime };

/** Timeout for a state that is reached by an event or a job. Normal waits are much shorter: it only detects a hang. */
export const EVENT_POLL_OPTIONS = { timeout: scaleTime(20_000), interval: 20 };
