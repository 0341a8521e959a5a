import { PEOPLE_KEEPERS } from "@dasturxon/domain/staff-rank";
import { type StaffRole, SUPPORT } from "@dasturxon/domain/staff-permission";
import { HOUSE, OFFICE } from "./manage-roles.ts";
import type { MessageId } from "../platform/use-language.tsx";

export interface ManagePage {
  /** Path below `/manage`. */
  path: string;
  name: MessageId;
  /** Resource of the page in the contract, whose readers see the page. Null: `reads` is maintained by hand. */
  resource: string | null;
  reads: readonly (StaffRole | typeof SUPPORT)[];
}

const MENU = [...HOUSE, SUPPORT] as const;
const VENUE = [...OFFICE, SUPPORT] as const;

export interface ManageGroup {
  name: MessageId;
  pages: readonly ManagePage[];
}

const GROUPS = [
  {
    name: "manage.menu",
    pages: [
      { path: "products", name: "products.title", resource: "product", reads: MENU },
      { path: "categories", name: "categories.title", resource: "category", reads: MENU },
      { path: "menu-groups", name: "menuGroups.title", resource: "menuGroup", reads: MENU },
      { path: "choices", name: "modificationGroups.title", resource: "modificationGroup", reads: MENU },
      { path: "menu-sheet", name: "menuSheet.title", resource: null, reads: ["owner", "manager", SUPPORT] },
    ],
  },
  {
    name: "manage.marketing",
    pages: [
      { path: "promos", name: "promos.title", resource: "promo", reads: OFFICE },
      { path: "banners", name: "banners.title", resource: "banner", reads: OFFICE },
      { path: "stories", name: "stories.title", resource: "story", reads: OFFICE },
      { path: "broadcasts", name: "broadcasts.title", resource: null, reads: PEOPLE_KEEPERS },
      { path: "reviews", name: "reviews.title", resource: null, reads: OFFICE },
      { path: "policies", name: "policies.title", resource: null, reads: OFFICE },
    ],
  },
  {
    name: "manage.venue",
    pages: [
      { path: "branches", name: "branches.title", resource: "branch", reads: VENUE },
      { path: "cities", name: "cities.title", resource: "city", reads: VENUE },
      { path: "zones", name: "zones.title", resource: "zone", reads: VENUE },
      { path: "holidays", name: "holidays.title", resource: "holiday", reads: VENUE },
      { path: "tables", name: "diningTables.title", resource: "diningTable", reads: VENUE },
    ],
  },
  {
    name: "manage.settings",
    pages: [
      { path: "settings", name: "settings.title", resource: null, reads: [...PEOPLE_KEEPERS, SUPPORT] },
      { path: "domains", name: "domains.title", resource: null, reads: PEOPLE_KEEPERS },
      { path: "drafts", name: "drafts.title", resource: null, reads: PEOPLE_KEEPERS },
      { path: "payments", name: "paymentAccounts.title", resource: null, reads: ["owner"] },
      { path: "sms", name: "smsAccounts.title", resource: null, reads: ["owner"] },
      { path: "telegram", name: "telegramBot.title", resource: null, reads: OFFICE },
      { path: "alerts", name: "alerts.title", resource: null, reads: PEOPLE_KEEPERS },
      { path: "messages", name: "smsMessages.title", resource: null, reads: PEOPLE_KEEPERS },
      { path: "money", name: "paymentList.title", resource: null, reads: PEOPLE_KEEPERS },
    ],
  },
  {
    name: "manage.team",
    pages: [
      { path: "people", name: "people.title", resource: null, reads: PEOPLE_KEEPERS },
      { path: "devices", name: "devices.title", resource: null, reads: PEOPLE_KEEPERS },
      { path: "vacancies", name: "vacancies.title", resource: "vacancy", reads: OFFICE },
      { path: "applications", name: "applications.title", resource: null, reads: OFFICE },
      { path: "customers", name: "customers.title", resource: null, reads: OFFICE },
      { path: "couriers", name: "couriers.title", resource: "courier", reads: PEOPLE_KEEPERS },
      { path: "changes", name: "changes.title", resource: null, reads: PEOPLE_KEEPERS },
      { path: "support", name: "support.title", resource: null, reads: PEOPLE_KEEPERS },
    ],
  },
] as const satisfies readonly ManageGroup[];

/** Management pages by area. */
export const manageGroups: readonly ManageGroup[] = GROUPS;
/** Path of a management page below `/manage`. `console-routes.tsx` has a route for each. */
export type ManagePath = (typeof GROUPS)[number]["pages"][number]["path"];

/** Returns the areas and pages that the role may read. */
export function groupsOf(role: string): ManageGroup[] {
  return manageGroups
    .map(({ name, pages }) => ({
      name,
      pages: pages.filter(({ reads }) => reads.some((one) => one === role)),
    }))
    .filter(({ pages }) => pages.length > 0);
}
