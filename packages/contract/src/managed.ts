import { promo } from "./managed/promos.ts";
import { callsOf } from "./resource.ts";

/** Everything that a brand's people keep, by its name. */
export const resources = { promo };

/** Its calls. */
export const managed = { ...callsOf(promo) };
