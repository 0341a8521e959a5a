import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Navigate, type RouteObject } from "react-router";
import { BoardPage } from "./features/board/board-page.tsx";
import { ConsoleFrame } from "./shell/frame.tsx";
import type { ManagementPagePath } from "./shell/manage-pages.ts";
import { loadLazyTexts } from "./platform/language.ts";
import { reloadIfReachable, loadPageChunk } from "./platform/load-chunk.ts";
import { runAfterSignIn } from "./platform/session.tsx";
import { LoadingPage, FailedPage } from "./ui/lazy-page.tsx";

/**
 * Lazy-loads a page when it is opened, so that the kitchen loads only the board. `begin` prefetches the page's data.
 */
const createLazyRouteFactory =
  (queries: QueryClient) =>
  <Name extends string, Page extends Record<Name, ComponentType>>(
    load: () => Promise<Page>,
    name: Name,
    begin?: (page: Page) => void,
  ) =>
  async () => {
    try {
      const [page] = await Promise.all([loadPageChunk(load), loadPageChunk(loadLazyTexts)]);
      if (begin) void runAfterSignIn(queries, () => begin(page));
      return { Component: page[name] };
    } catch {
      return { Component: FailedModulePage };
    }
  };
const FailedModulePage = () => <FailedPage onAgain={() => void reloadIfReachable()} />;

/** Returns the routes below `/manage`: the pages of `manage-pages.ts`, and the product grid. */
function createManagePages(
  queries: QueryClient,
): Record<ManagementPagePath | "products/grid", NonNullable<RouteObject["lazy"]>> {
  const late = createLazyRouteFactory(queries);
  return {
    changes: late(() => import("./features/changes/changes-page.tsx"), "ChangesPage"),
    couriers: late(() => import("./features/couriers/couriers-page.tsx"), "CouriersPage"),
    branches: late(() => import("./features/venue/branches-page.tsx"), "BranchesPage"),
    holidays: late(() => import("./features/venue/holidays-page.tsx"), "HolidaysPage"),
    cities: late(() => import("./features/venue/cities-page.tsx"), "CitiesPage"),
    zones: late(() => import("./features/venue/zones/zones-page.tsx"), "ZonesPage"),
    tables: late(() => import("./features/venue/tables-page.tsx"), "TablesPage"),
    payments: late(() => import("./features/payments/payment-accounts-page.tsx"), "PaymentAccountsPage"),
    settings: late(() => import("./features/settings/settings-page.tsx"), "SettingsPage"),
    drafts: late(() => import("./features/drafts/drafts-page.tsx"), "DraftsPage"),
    sms: late(() => import("./features/sms/sms-accounts-page.tsx"), "SmsAccountsPage"),
    telegram: late(() => import("./features/telegram/telegram-bot-page.tsx"), "TelegramBotPage"),
    alerts: late(() => import("./features/alerts/alerts-page.tsx"), "AlertsPage"),
    messages: late(() => import("./features/sms/sms-messages-page.tsx"), "SmsMessagesPage"),
    devices: late(() => import("./features/devices/devices-page.tsx"), "DevicesPage"),
    domains: late(() => import("./features/domains/domains-page.tsx"), "DomainsPage"),
    policies: late(() => import("./features/policies/policies-page.tsx"), "PoliciesPage"),
    customers: late(() => import("./features/customers/customers-page.tsx"), "CustomersPage"),
    claims: late(() => import("./features/claims/claims-page.tsx"), "ClaimsPage"),
    reviews: late(() => import("./features/reviews/reviews-page.tsx"), "ReviewsPage"),
    vacancies: late(() => import("./features/vacancies/vacancies-page.tsx"), "VacanciesPage"),
    money: late(() => import("./features/payments/list/payments-page.tsx"), "PaymentsPage"),
    applications: late(() => import("./features/vacancies/applications-page.tsx"), "ApplicationsPage"),
    support: late(() => import("./features/support/support-page.tsx"), "SupportPage"),
    people: late(() => import("./features/people/people-page.tsx"), "PeoplePage"),
    products: late(() => import("./features/menu/products-page.tsx"), "ProductsPage"),
    "products/grid": late(
      () => import("./features/menu/grid/grid-page.tsx"),
      "GridPage",
      ({ prefetchGridRows }) => prefetchGridRows(queries),
    ),
    categories: late(() => import("./features/menu/categories-page.tsx"), "CategoriesPage"),
    "menu-groups": late(() => import("./features/menu/menu-groups-page.tsx"), "MenuGroupsPage"),
    choices: late(() => import("./features/menu/library/library-page.tsx"), "LibraryPage"),
    "menu-sheet": late(() => import("./features/menu/sheet/menu-sheet-page.tsx"), "MenuSheetPage"),
    banners: late(() => import("./features/banners/banners-page.tsx"), "BannersPage"),
    stories: late(() => import("./features/stories/stories-page.tsx"), "StoriesPage"),
    broadcasts: late(() => import("./features/broadcasts/broadcasts-page.tsx"), "BroadcastsPage"),
    promos: late(() => import("./features/promos/promos-page.tsx"), "PromosPage"),
  };
}

/** Routes for a signed-in staff member. */
export function createConsoleRoutes(queries: QueryClient): RouteObject[] {
  const late = createLazyRouteFactory(queries);
  return [
    {
      element: <ConsoleFrame />,
      hydrateFallbackElement: <LoadingPage />,
      children: [
        { index: true, element: <BoardPage /> },
        {
          path: "reservations",
          lazy: late(() => import("./features/reservations/reservations-page.tsx"), "ReservationsPage"),
        },
        {
          path: "reservations/codes",
          lazy: late(() => import("./features/reservations/table-sheet.tsx"), "TableCodesSheet"),
        },
        {
          path: "past-orders",
          lazy: late(() => import("./features/board/past/past-orders-page.tsx"), "PastOrdersPage"),
        },
        {
          path: "stop-list",
          lazy: late(() => import("./features/stop-list/stop-list-page.tsx"), "StopListPage"),
        },
        {
          path: "account",
          lazy: late(() => import("./features/account/account-page.tsx"), "AccountPage"),
        },
        { path: "pauses", lazy: late(() => import("./features/pauses/pauses-page.tsx"), "PausesPage") },
        {
          path: "manage",
          lazy: late(() => import("./shell/manage-layout.tsx"), "ManageLayout"),
          children: Object.entries(createManagePages(queries)).map(([path, lazy]) => ({ path, lazy })),
        },
        { path: "*", element: <Navigate to="/" replace /> },
      ],
    },
  ];
}
