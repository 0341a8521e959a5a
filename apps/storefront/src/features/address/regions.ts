import { call } from "../../platform/api.ts";
import { query } from "../../platform/query.ts";

/** Delivery regions of the brand; open to guests. */
export const regionsQuery = query(() => call("GET /users/v1/region"));
