import { z } from "zod";
import { writtenText } from "../field-kinds.ts";
import { branch as told, dayHours } from "../merchants.ts";
import { resource } from "../resource.ts";
import { flag, latitude, longitude, phone, serviceType, wallTime } from "../shapes.ts";

const isOnceEach = (names: string[]) => new Set(names).size === names.length;
const written = dayHours.extend({
  open: wallTime,
  close: wallTime,
  extraOpen: wallTime.nullish(),
  extraClose: wallTime.nullish(),
});
const weekHours = z.object({
  type: serviceType,
  hours: z
    .array(written)
    .max(7)
    .refine((hours) => isOnceEach(hours.map(({ weekName }) => weekName))),
});

/** The brand's branches. How their kitchens take orders stands in `kitchen`, their holidays for themselves. */
export const branch = resource({
  one: "branch",
  many: "branches",
  path: "/console/v1/venue/branches",
  reads: ["owner", "manager", "operator"],
  writes: ["owner", "manager"],
  fields: {
    name: writtenText({ longest: 80, isRequired: true }),
    address: writtenText({ longest: 200, isRequired: true }),
    phone: phone.nullable(),
    /** Whom to call about a table; null: the branch's own. */
    bookingPhone: phone.nullable(),
    /** Its city is the brand's nearest one. */
    latitude,
    longitude,
    settings: told.shape.settings,
    /** By service; the same day once in each. */
    workHours: z
      .array(weekHours)
      .max(serviceType.options.length)
      .refine((all) => isOnceEach(all.map(({ type }) => type))),
    /** Chosen for guests who chose none, and first in lists. Exactly one branch of a brand is the main one [BN-6]. */
    isMain: z.boolean(),
    /** Off: guests do not see it, and nothing is ordered there. */
    isActive: z.boolean(),
    /** Why it is off; for the brand's people. */
    offReason: z.string().trim().max(200).nullable(),
  },
  by: { isActive: flag.optional() },
  search: ["name", "address"],
  isForSupport: true,
  sorts: ["name"],
  guestsSee: "brand",
  refuses: ["plan_limit"],
});
