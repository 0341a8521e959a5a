import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Navigate, type RouteObject } from "react-router";
import { BoardPage } from "./features/board/board-page.tsx";
import { ConsoleFrame } from "./frame.tsx";
import { loadLateTexts } from "./platform/language.ts";
import { loadAnew, loadLate } from "./platform/load-late.ts";
import { onceSignedIn } from "./platform/session.tsx";
import { Loading, LostPage } from "./ui/late-page.tsx";

/**
 * Lazy-loads a page when it is opened, so that the kitchen loads only the board. `begin` prefetches the page's data.
 */
const lateOf =
  (queries: QueryClient) =>
  <Name extends string, Page extends Record<Name, ComponentType>>(
    load: () => Promise<Page>,
    name: Name,
    begin?: (page: Page) => void,
  ) =>
  async () => {
    try {
      const [page] = await Promise.all([loadLate(load), loadLate(loadLateTexts)]);
      if (begin) void onceSignedIn(queries, () => begin(page));
      return { Component: page[name] };
    } catch {
      return { Component: Lost };
    }
  };
const Lost = () => <LostPage onAgain={() => void loadAnew()} />;

/** Routes for a signed-in staff member. */
export function consoleRoutes(queries: QueryClient): RouteObject[] {
  const late = lateOf(queries);
  return [
    {
      element: <ConsoleFrame />,
      hydrateFallbackElement: <Loading />,
      children: [
        { index: true, element: <BoardPage /> },
        {
          path: "reservations",
          lazy: late(() => import("./features/reservations/reservations-page.tsx"), "ReservationsPage"),
        },
        {
          path: "reservations/codes",
          lazy: late(() => import("./features/reservations/table-sheet.tsx"), "TableSheet"),
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
          lazy: late(() => import("./manage-layout.tsx"), "ManageLayout"),
          children: [
            {
              path: "changes",
              lazy: late(() => import("./features/changes/changes-page.tsx"), "ChangesPage"),
            },
            {
              path: "couriers",
              lazy: late(() => import("./features/couriers/couriers-page.tsx"), "CouriersPage"),
            },
            {
              path: "branches",
              lazy: late(() => import("./features/venue/branches-page.tsx"), "BranchesPage"),
            },
            {
              path: "holidays",
              lazy: late(() => import("./features/venue/holidays-page.tsx"), "HolidaysPage"),
            },
            {
              path: "cities",
              lazy: late(() => import("./features/venue/cities-page.tsx"), "CitiesPage"),
            },
            { path: "zones", lazy: late(() => import("./features/venue/zones/zones-page.tsx"), "ZonesPage") },
            { path: "tables", lazy: late(() => import("./features/venue/tables-page.tsx"), "TablesPage") },
            {
              path: "payments",
              lazy: late(
                () => import("./features/payments/payment-accounts-page.tsx"),
                "PaymentAccountsPage",
              ),
            },
            {
              path: "settings",
              lazy: late(() => import("./features/settings/settings-page.tsx"), "SettingsPage"),
            },
            {
              path: "drafts",
              lazy: late(() => import("./features/drafts/drafts-page.tsx"), "DraftsPage"),
            },
            {
              path: "sms",
              lazy: late(() => import("./features/sms/sms-accounts-page.tsx"), "SmsAccountsPage"),
            },
            {
              path: "telegram",
              lazy: late(() => import("./features/telegram/telegram-bot-page.tsx"), "TelegramBotPage"),
            },
            { path: "alerts", lazy: late(() => import("./features/alerts/alerts-page.tsx"), "AlertsPage") },
            {
              path: "messages",
              lazy: late(() => import("./features/sms/sms-messages-page.tsx"), "SmsMessagesPage"),
            },
            {
              path: "devices",
              lazy: late(() => import("./features/devices/devices-page.tsx"), "DevicesPage"),
            },
            {
              path: "domains",
              lazy: late(() => import("./features/domains/domains-page.tsx"), "DomainsPage"),
            },
            {
              path: "policies",
              lazy: late(() => import("./features/policies/policies-page.tsx"), "PoliciesPage"),
            },
            {
              path: "customers",
              lazy: late(() => import("./features/customers/customers-page.tsx"), "CustomersPage"),
            },
            {
              path: "reviews",
              lazy: late(() => import("./features/reviews/reviews-page.tsx"), "ReviewsPage"),
            },
            {
              path: "vacancies",
              lazy: late(() => import("./features/vacancies/vacancies-page.tsx"), "VacanciesPage"),
            },
            {
              path: "money",
              lazy: late(() => import("./features/payments/list/payments-page.tsx"), "PaymentsPage"),
            },
            {
              path: "applications",
              lazy: late(() => import("./features/vacancies/applications-page.tsx"), "ApplicationsPage"),
            },
            {
              path: "support",
              lazy: late(() => import("./features/support/support-page.tsx"), "SupportPage"),
            },
            { path: "people", lazy: late(() => import("./features/people/people-page.tsx"), "PeoplePage") },
            {
              path: "products",
              lazy: late(() => import("./features/menu/products-page.tsx"), "ProductsPage"),
            },
            {
              path: "products/grid",
              lazy: late(
                () => import("./features/menu/grid/grid-page.tsx"),
                "GridPage",
                ({ approachGridRows }) => approachGridRows(queries),
              ),
            },
            {
              path: "categories",
              lazy: late(() => import("./features/menu/categories-page.tsx"), "CategoriesPage"),
            },
            {
              path: "menu-groups",
              lazy: late(() => import("./features/menu/menu-groups-page.tsx"), "MenuGroupsPage"),
            },
            {
              path: "choices",
              lazy: late(() => import("./features/menu/library/library-page.tsx"), "LibraryPage"),
            },
            {
              path: "menu-sheet",
              lazy: late(() => import("./features/menu/sheet/menu-sheet-page.tsx"), "MenuSheetPage"),
            },
            {
              path: "banners",
              lazy: late(() => import("./features/banners/banners-page.tsx"), "BannersPage"),
            },
            {
              path: "stories",
              lazy: late(() => import("./features/stories/stories-page.tsx"), "StoriesPage"),
            },
            {
              path: "broadcasts",
              lazy: late(() => import("./features/broadcasts/broadcasts-page.tsx"), "BroadcastsPage"),
            },
            { path: "promos", lazy: late(() => import("./features/promos/promos-page.tsx"), "PromosPage") },
          ],
        },
        { path: "*", element: <Navigate to="/" replace /> },
      ],
    },
  ];
}
