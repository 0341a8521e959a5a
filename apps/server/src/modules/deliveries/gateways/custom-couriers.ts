import type { CourierProvider } from "./courier-provider.ts";

/** Custom (third-party) couriers without an API. Staff book the courier themselves and update its status by hand. */
export const customCouriers: CourierProvider = {
  type: "CUSTOM",
  call: async () => "",
  cancel: async () => true,
};
