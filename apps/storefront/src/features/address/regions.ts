import { call } from "../../platform/api.ts";
import { loadedStore } from "../../platform/loaded-store.ts";

/** Delivery regions of the brand; open to guests. */
export const regionsStore = loadedStore(() => call("GET /users/v1/region"));
