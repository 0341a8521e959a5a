import { call } from "./api.ts";
import { loadedStore } from "./loaded-store.ts";
import { pageMerchantId } from "./storage.ts";

/** The cities where the brand works. */
export const citiesStore = loadedStore(() =>
  call("GET /users/v1/city-merchant/merchant/{merchantId}", { path: { merchantId: pageMerchantId() } }),
);
