import { scaled } from "../../../../scripts/setup/time-scale.mjs";

export { scaled };

/** How long to wait for a state that follows by an event or a job. Nothing waits that long: it is the limit of a hang. */
export const SOON = { timeout: scaled(20_000), interval: 20 };
