import { z } from "zod";
import { optionalOnWrite, writtenText } from "../field-kinds.ts";
import { branch as told, dayHours } from "../merchants.ts";
import { resource } from "../resource.ts";
import { flag, id, instant, latitude, longitude, money, phone, serviceType, wallTime } from "../shapes.ts";

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

const outsideId = optionalOnWrite(z.string().trim().min(1).max(100).nullable());

/** Internal settings of a branch, not sent to guests. Branches written before these fields are read with the defaults. */
export const ownSwitches = {
  kitchenEnabled: optionalOnWrite(z.boolean().default(true)),
  payOfficeEnabled: optionalOnWrite(z.boolean().default(false)),
  storageEnabled: optionalOnWrite(z.boolean().default(false)),
  yandexEnabled: optionalOnWrite(z.boolean().default(false)),
  expressEnabled: optionalOnWrite(z.boolean().default(false)),
};

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
    settings: told.shape.settings.extend(ownSwitches),
    /** Daily delivery hours, within the opening hours. Set both or neither. */
    deliveryStart: optionalOnWrite(wallTime.nullable()),
    deliveryEnd: optionalOnWrite(wallTime.nullable()),
    /** Delivery price outside all zones, in sum, if the brand delivers there; null: that of the first zone. */
    deliveryPrice: optionalOnWrite(money.nullable()),
    /** Staff member who manages the branch. */
    directorId: optionalOnWrite(id.nullable()),
    companyId: outsideId,
    paymentId: outsideId,
    joinPosterId: outsideId,
    jowiId: outsideId,
    iikoId: outsideId,
    /** By service; the same day once in each. */
    workHours: z
      .array(weekHours)
      .max(serviceType.options.length)
      .refine((all) => isOnceEach(all.map(({ type }) => type))),
    /**
     * Whether it is the main branch: the default for guests who chose none, and first in lists. Exactly one per brand
     * [BN-6].
     */
    isMain: optionalOnWrite(z.boolean()),
    /** Off: guests do not see it, and nothing is ordered there. */
    isActive: z.boolean(),
    /** Why it is off; for the brand's people. */
    offReason: z.string().trim().max(200).nullable(),
  },
  shows: { createdAt: instant },
  by: { isActive: flag.optional() },
  search: ["name", "address"],
  isForSupport: true,
  sorts: ["name"],
  guestsSee: "brand",
  refuses: ["plan_limit"],
});
