import type { CourierProvider } from "./courier-provider.ts";

/** The brand's own couriers. Staff assign one by hand, so no service is called. */
export const ownCourierProvider: CourierProvider = {
  type: "LAMENU",
  call: async () => "PERFORMER_LOOK_UP",
  cancel: async () => true,
};
