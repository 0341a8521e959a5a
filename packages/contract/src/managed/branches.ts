import { MANAGER_ROLES, OFFICE_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { optionalOnWrite, multilingualText } from "../field-kinds.ts";
import { branch as told, dayHours } from "../merchants.ts";
import { resource } from "../resource.ts";
import {
  branchPhone,
  queryFlag,
  id,
  instant,
  latitude,
  longitude,
  money,
  serviceType,
  wallTime,
} from "../shapes.ts";

const isEachDistinct = (names: string[]) => new Set(names).size === names.length;
const sentDayHours = dayHours.extend({
  open: wallTime,
  close: wallTime,
  extraOpen: wallTime.nullish(),
  extraClose: wallTime.nullish(),
});
const weekHours = z.object({
  type: serviceType,
  hours: z
    .array(sentDayHours)
    .max(7)
    .refine((hours) => isEachDistinct(hours.map(({ weekName }) => weekName))),
});

const outsideId = optionalOnWrite(z.string().trim().min(1).max(100).nullable());

/**
 * Internal settings of a branch, not sent to guests. Branches stored before these fields existed are read with the
 * defaults.
 */
export const internalBranchSettings = {
  kitchenEnabled: optionalOnWrite(z.boolean().default(true)),
  payOfficeEnabled: optionalOnWrite(z.boolean().default(false)),
  storageEnabled: optionalOnWrite(z.boolean().default(false)),
  yandexEnabled: optionalOnWrite(z.boolean().default(false)),
  expressEnabled: optionalOnWrite(z.boolean().default(false)),
};

/** Branches of the brand. The settings of their kitchens are in `kitchen`; holidays are a separate resource. */
export const branch = resource({
  one: "branch",
  many: "branches",
  path: "/console/v1/venue/branches",
  reads: OFFICE_ROLES,
  writes: MANAGER_ROLES,
  fields: {
    name: multilingualText({ longest: 80, isRequired: true }),
    address: multilingualText({ longest: 200, isRequired: true }),
    phone: branchPhone.nullable(),
    /** Phone for table reservations; null: the branch's phone. */
    bookingPhone: branchPhone.nullable(),
    /** Location. The branch belongs to the brand's nearest city. */
    latitude,
    longitude,
    settings: told.shape.settings.extend(internalBranchSettings),
    /** Start and end of the daily delivery hours, within the opening hours. Both or neither must be set. */
    deliveryStart: optionalOnWrite(wallTime.nullable()),
    deliveryEnd: optionalOnWrite(wallTime.nullable()),
    /** Delivery price outside all zones in sum, if the brand delivers there; null: price of the first zone. */
    deliveryPrice: optionalOnWrite(money.nullable()),
    /** Staff member who manages the branch. */
    directorId: optionalOnWrite(id.nullable()),
    companyId: outsideId,
    paymentId: outsideId,
    joinPosterId: outsideId,
    jowiId: outsideId,
    iikoId: outsideId,
    /** Working hours by service. Each service occurs at most once. */
    workHours: z
      .array(weekHours)
      .max(serviceType.options.length)
      .refine((all) => isEachDistinct(all.map(({ type }) => type))),
    /**
     * Whether it is the main branch: the default for guests without a chosen branch, and first in lists. Exactly one
     * per brand [BN-6].
     */
    isMain: optionalOnWrite(z.boolean()),
    /** False: guests do not see the branch and cannot order there. */
    isActive: z.boolean(),
    /** Reason why the branch is off, for the staff. */
    offReason: z.string().trim().max(200).nullable(),
  },
  shows: { createdAt: instant },
  by: { isActive: queryFlag.optional() },
  search: ["name", "address"],
  isForSupport: true,
  sorts: ["name"],
  guestsSee: "brand",
  refuses: ["plan_limit"],
});
