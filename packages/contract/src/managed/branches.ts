import { MANAGER_ROLES, OFFICE_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { markOptionalOnWrite, createMultilingualTextSchema } from "../field-kinds.ts";
import { branch as told, dayHours } from "../merchants.ts";
import { declareResource } from "../resource.ts";
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

const areAllDistinct = (names: string[]) => new Set(names).size === names.length;
const enteredDayHours = dayHours.extend({
  open: wallTime,
  close: wallTime,
  extraOpen: wallTime.nullish(),
  extraClose: wallTime.nullish(),
});
const weekHours = z.object({
  type: serviceType,
  hours: z
    .array(enteredDayHours)
    .max(7)
    .refine((hours) => areAllDistinct(hours.map(({ weekName }) => weekName))),
});

const externalSystemId = markOptionalOnWrite(z.string().trim().min(1).max(100).nullable());

/**
 * Internal settings of a branch, not sent to guests. Branches stored before these fields existed are read with the
 * defaults.
 */
export const internalBranchSettings = {
  kitchenEnabled: markOptionalOnWrite(z.boolean().default(true)),
  payOfficeEnabled: markOptionalOnWrite(z.boolean().default(false)),
  storageEnabled: markOptionalOnWrite(z.boolean().default(false)),
  yandexEnabled: markOptionalOnWrite(z.boolean().default(false)),
  expressEnabled: markOptionalOnWrite(z.boolean().default(false)),
};

/** Branches of the brand. Kitchen settings are in `kitchenEndpoints`; holidays are a separate resource. */
export const branch = declareResource({
  one: "branch",
  many: "branches",
  path: "/console/v1/venue/branches",
  reads: OFFICE_ROLES,
  writes: MANAGER_ROLES,
  fields: {
    name: createMultilingualTextSchema({ longest: 80, isRequired: true }),
    address: createMultilingualTextSchema({ longest: 200, isRequired: true }),
    phone: branchPhone.nullable(),
    /** Phone for table reservations; null: the branch's phone. */
    bookingPhone: branchPhone.nullable(),
    /** Location. The branch belongs to the brand's nearest city. */
    latitude,
    longitude,
    settings: told.shape.settings.extend(internalBranchSettings),
    /** Start and end of the daily delivery hours, within the opening hours. Both or neither must be set. */
    deliveryStart: markOptionalOnWrite(wallTime.nullable()),
    deliveryEnd: markOptionalOnWrite(wallTime.nullable()),
    /** Delivery price outside all zones in soʻm, if the brand delivers there; null: price of the first zone. */
    deliveryPrice: markOptionalOnWrite(money.nullable()),
    /** Staff member who manages the branch. */
    directorId: markOptionalOnWrite(id.nullable()),
    companyId: externalSystemId,
    paymentId: externalSystemId,
    joinPosterId: externalSystemId,
    jowiId: externalSystemId,
    iikoId: externalSystemId,
    /** Working hours by service. Each service occurs at most once. */
    workHours: z
      .array(weekHours)
      .max(serviceType.options.length)
      .refine((all) => areAllDistinct(all.map(({ type }) => type))),
    /**
     * Whether it is the main branch: the default for guests without a chosen branch, and first in lists. Exactly one
     * per brand [BN-6].
     */
    isMain: markOptionalOnWrite(z.boolean()),
    /** Whether guests see the branch and can order there. */
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
