import { MANAGER_ROLES, OFFICE_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { createMultilingualTextSchema } from "../field-kinds.ts";
import { declareResource } from "../resource.ts";
import { queryFlag, money, phone } from "../shapes.ts";

/** Vacancies of the brand. Applications are in `vacancyApplications`. */
export const vacancy = declareResource({
  one: "vacancy",
  many: "vacancies",
  path: "/console/v1/vacancies",
  reads: OFFICE_ROLES,
  writes: MANAGER_ROLES,
  fields: {
    position: createMultilingualTextSchema({ longest: 120, isRequired: true }),
    requirements: createMultilingualTextSchema({ longest: 4000, isRequired: false }),
    /** Monthly salary in soʻm. Either limit may be null. */
    salaryFrom: money.nullable(),
    salaryTo: money.nullable(),
    /** Name of the contact person for the vacancy, and the phone number below. */
    responsiblePerson: z.string().trim().min(1).max(80),
    phone,
    /** Whether guests see the vacancy and can apply for it. */
    isActive: z.boolean(),
  },
  by: { isActive: queryFlag.optional() },
  search: ["position", "responsiblePerson"],
  sorts: ["position"],
  isOrdered: true,
  guestsSee: "brand",
});
