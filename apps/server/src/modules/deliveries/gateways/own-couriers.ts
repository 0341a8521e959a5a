import type { CourierProvider } from "./courier-provider.ts";

/** The brand's own couriers: whoever leads the board chooses one by hand, so there is nobody to call. */
export const ownCouriers: CourierProvider = {
  type: "LAMENU",
  call: async () => "PERFORMER_LOOK_UP",
  cancel: async () => true,
};
