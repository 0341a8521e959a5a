import { z } from "zod";
import { writtenText } from "../field-kinds.ts";
import { resource } from "../resource.ts";
import { flag, money, phone } from "../shapes.ts";

/** Work at the brand. Who applied for it: `vacancyApplications`. */
export const vacancy = resource({
  one: "vacancy",
  many: "vacancies",
  path: "/console/v1/vacancies",
  reads: ["owner", "manager", "operator"],
  writes: ["owner", "manager"],
  fields: {
    position: writtenText({ longest: 120, isRequired: true }),
    requirements: writtenText({ longest: 4000, isRequired: false }),
    /** Sum a month; either end may be open. */
    salaryFrom: money.nullable(),
    salaryTo: money.nullable(),
    /** Whom to ask, and by which phone. */
    responsiblePerson: z.string().trim().min(1).max(80),
    phone,
    /** Off: guests do not see it, and nobody applies. */
    isActive: z.boolean(),
  },
  by: { isActive: flag.optional() },
  search: ["position", "responsiblePerson"],
  sorts: ["position"],
  isOrdered: true,
  guestsSee: "brand",
});
