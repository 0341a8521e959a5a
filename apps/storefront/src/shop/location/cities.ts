import { call } from "../../platform/api.ts";
import { loadedStore } from "../../platform/loaded-store.ts";
import { pageMerchantId } from "../../platform/storage.ts";

/** The cities where the brand works. */
export const citiesStore = loadedStore(() =>
  call("GET /users/v1/city-merchant/merchant/{merchantId}", { path: { merchantId: pageMerchantId() } }),
);
