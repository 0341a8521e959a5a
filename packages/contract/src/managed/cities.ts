import { z } from "zod";
import { writtenText } from "../field-kinds.ts";
import { resource } from "../resource.ts";
import { latitude, longitude } from "../shapes.ts";

/** The cities that the brand is in: guests choose among them where there are several [AD-2]. A branch is in the nearest. */
export const city = resource({
  one: "city",
  many: "cities",
  path: "/console/v1/venue/cities",
  reads: ["owner", "manager", "operator"],
  writes: ["owner", "manager"],
  fields: {
    name: writtenText({ longest: 60, isRequired: true }),
    /** Where the map opens. */
    latitude,
    longitude,
    /** Chosen by itself; one city is. */
    isMain: z.boolean(),
  },
  search: ["name"],
  isForSupport: true,
  sorts: ["name"],
  guestsSee: "brand",
});
