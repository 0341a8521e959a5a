import { MANAGING, OFFICE } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { picture, storeLink, writtenText } from "../field-kinds.ts";
import { resource } from "../resource.ts";
import { flag, instant } from "../shapes.ts";

/** Wide pictures above the menu, with text. */
export const banner = resource({
  one: "banner",
  many: "banners",
  path: "/console/v1/banners",
  reads: OFFICE,
  writes: MANAGING,
  fields: {
    name: writtenText({ longest: 120, isRequired: true }),
    image: picture,
    link: storeLink.nullable(),
    startAt: instant.nullable(),
    endAt: instant.nullable(),
    isActive: z.boolean(),
  },
  by: { isActive: flag.optional() },
  search: ["name"],
  sorts: ["name"],
  isOrdered: true,
  guestsSee: "brand",
});
