import { call } from "../../platform/api.ts";
import { query } from "../../platform/query.ts";
import { pageMerchantId } from "../../platform/storage.ts";

/** The cities where the brand works. */
export const citiesQuery = query(
  () => call("GET /users/v1/city-merchant/merchant/{merchantId}", { path: { merchantId: pageMerchantId() } }),
  {
    changesWith: "brand",
  },
);
