import { banner } from "./managed/banners.ts";
import { branch } from "./managed/branches.ts";
import { category } from "./managed/categories.ts";
import { city } from "./managed/cities.ts";
import { courier } from "./managed/couriers.ts";
import { diningTable } from "./managed/dining-tables.ts";
import { holiday } from "./managed/holidays.ts";
import { menuGroup } from "./managed/menu-groups.ts";
import { modificationGroup } from "./managed/modification-groups.ts";
import { product } from "./managed/products.ts";
import { promo } from "./managed/promos.ts";
import { story } from "./managed/stories.ts";
import { vacancy } from "./managed/vacancies.ts";
import { zone } from "./managed/zones.ts";
import { createNamedCalls } from "./resource.ts";

/** All resources managed by a brand's staff, by name. */
export const resources = {
  menuGroup,
  category,
  modificationGroup,
  product,
  promo,
  banner,
  story,
  courier,
  branch,
  city,
  holiday,
  zone,
  diningTable,
  vacancy,
};

/** Endpoints of all resources. */
export const managedEndpoints = {
  ...createNamedCalls(menuGroup),
  ...createNamedCalls(category),
  ...createNamedCalls(modificationGroup),
  ...createNamedCalls(product),
  ...createNamedCalls(promo),
  ...createNamedCalls(banner),
  ...createNamedCalls(story),
  ...createNamedCalls(courier),
  ...createNamedCalls(branch),
  ...createNamedCalls(city),
  ...createNamedCalls(holiday),
  ...createNamedCalls(zone),
  ...createNamedCalls(diningTable),
  ...createNamedCalls(vacancy),
};
