import type { endpoints } from "@dasturxon/contract";
import { SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";
import type { MessageId } from "../platform/message-ids.d.ts";

export interface ManagementPage {
  /** Path of the page, relative to `/manage`. */
  path: string;
  name: MessageId;
  /** API call whose data the page shows. Roles that may make this call see the page in the navigation. */
  reads: keyof typeof endpoints;
  /** Whether the page is also shown to platform support, if platform support may make the API call. Default: true. */
  isForSupport?: false;
}

/** Roles that may make an API call, by name of the API call. Includes platform support. */
export type RolesByApiCall = Readonly<Record<string, readonly string[]>>;

export interface ManageGroup {
  name: MessageId;
  pages: readonly ManagementPage[];
}

const MANAGE_GROUPS = [
  {
    name: "manage.menu",
    pages: [
      { path: "products", name: "products.title", reads: "managedProducts" },
      { path: "categories", name: "categories.title", reads: "managedCategories" },
      { path: "menu-groups", name: "menuGroups.title", reads: "managedMenuGroups" },
      { path: "choices", name: "modificationGroups.title", reads: "managedModificationGroups" },
      { path: "menu-sheet", name: "menuSheet.title", reads: "importProducts" },
    ],
  },
  {
    name: "manage.marketing",
    pages: [
      { path: "promos", name: "promos.title", reads: "managedPromos" },
      { path: "banners", name: "banners.title", reads: "managedBanners" },
      { path: "stories", name: "stories.title", reads: "managedStories" },
      { path: "broadcasts", name: "broadcasts.title", reads: "listBroadcasts" },
      { path: "claims", name: "claims.title", reads: "staffClaims" },
      { path: "reviews", name: "reviews.title", reads: "staffReviews" },
      { path: "policies", name: "policies.title", reads: "managedPolicies" },
    ],
  },
  {
    name: "manage.venue",
    pages: [
      { path: "branches", name: "branches.title", reads: "managedBranches" },
      { path: "cities", name: "cities.title", reads: "managedCities" },
      { path: "zones", name: "zones.title", reads: "managedZones" },
      { path: "holidays", name: "holidays.title", reads: "managedHolidays" },
      { path: "tables", name: "diningTables.title", reads: "managedDiningTables" },
    ],
  },
  {
    name: "manage.settings",
    pages: [
      { path: "settings", name: "settings.title", reads: "brandSettings" },
      { path: "domains", name: "domains.title", reads: "ownDomains" },
      { path: "drafts", name: "drafts.title", reads: "drafts" },
      { path: "payments", name: "paymentAccounts.title", reads: "paymentAccounts" },
      { path: "sms", name: "smsAccounts.title", reads: "smsAccounts" },
      { path: "telegram", name: "telegramBot.title", reads: "telegramLinks" },
      { path: "alerts", name: "alerts.title", reads: "alertLadders" },
      { path: "messages", name: "smsMessages.title", reads: "smsMessages" },
      { path: "money", name: "paymentList.title", reads: "listPayments" },
    ],
  },
  {
    name: "manage.team",
    pages: [
      { path: "people", name: "people.title", reads: "people" },
      { path: "devices", name: "devices.title", reads: "devices" },
      { path: "vacancies", name: "vacancies.title", reads: "managedVacancies" },
      { path: "applications", name: "applications.title", reads: "vacancyApplications" },
      { path: "customers", name: "customers.title", reads: "customers" },
      { path: "couriers", name: "couriers.title", reads: "managedCouriers" },
      { path: "changes", name: "changes.title", reads: "changes" },
      { path: "support", name: "support.title", reads: "supportState", isForSupport: false },
    ],
  },
] as const satisfies readonly ManageGroup[];

/** Management pages by area. */
export const manageGroups: readonly ManageGroup[] = MANAGE_GROUPS;
/** Path of a management page below `/manage`. `console-routes.tsx` has a route for each. */
export type ManagementPagePath = (typeof MANAGE_GROUPS)[number]["pages"][number]["path"];

/** Returns the areas and pages whose API calls the role may make. */
export function listManageGroups(role: string, readers: RolesByApiCall): ManageGroup[] {
  const canReadPage = ({ reads, isForSupport }: ManagementPage) =>
    readers[reads]?.includes(role) && !(role === SUPPORT_ACTOR && isForSupport === false);
  return manageGroups
    .map(({ name, pages }) => ({ name, pages: pages.filter(canReadPage) }))
    .filter(({ pages }) => pages.length > 0);
}
