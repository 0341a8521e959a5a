import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "../app.css";
import "../features/board/board.css";
import "../shell/manage.css";
import type { StaffMember } from "@dasturxon/contract";
import { MantineProvider } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type ConsoleLanguage, loadLanguage, loadLazyTexts } from "../platform/language.ts";
import { SessionProvider } from "../platform/session.tsx";
import { theme } from "../platform/theme.ts";
import { LanguageProvider, type Translate } from "../platform/use-language.tsx";
import { NotificationContainer } from "../ui/notices.tsx";
import "./css-locator.ts";
import { type FakeAnswers, startFakeApi, type FakeApi, SIMULATED_LOST_CONNECTION } from "./fake-api.ts";
import { createTestId } from "./fake-rows.ts";

export const PHONE_VIEWPORT_SIZE = [390, 844] as const;
export const DESKTOP_VIEWPORT_SIZE = [1280, 800] as const;

export const FAKE_BRANCHES = [
  { id: createTestId(1), name: { uz: "Chilonzor" } },
  { id: createTestId(2), name: { uz: "Sergeli" } },
];

/** Returns a staff member of the brand. */
export function createStaffMember(
  role: StaffMember["role"],
  more: Partial<StaffMember["merchant"]> = {},
): StaffMember {
  const merchant: StaffMember["merchant"] = {
    id: createTestId(9),
    key: "osh",
    name: { uz: "Osh markazi" },
    mainColor: "#0F766E",
    logo: null,
    kind: "RESTAURANT",
    timeZone: "Asia/Tashkent",
    currency: "UZS",
    languages: ["uz", "ru", "eng"],
    blocked: null,
    ...more,
  };
  return { id: createTestId(8), login: "osh", name: "Dilnoza Karimova", role, branchIds: null, merchant };
}

interface RenderPageOptions {
  api?: FakeAnswers;
  role?: StaffMember["role"];
  language?: ConsoleLanguage;
  merchant?: Partial<StaffMember["merchant"]>;
  size?: readonly [number, number];
  /** Route pattern of the page, and the initial path if the pattern has parameters. */
  path?: string;
  at?: string;
  query?: string;
  /**
   * Whether the page renders its own `<main>` element, as the sign-in page, the invitation page and other pages without
   * a session do.
   */
  isOutside?: boolean;
}

/** The brand's map with two branches. The map image fails to load. */
const FAKE_MAP_ANSWERS: FakeAnswers = {
  "GET /console/v1/venue/map": {
    tilesUrl: null,
    cities: [{ mapKey: "tashkent", latitude: 41.311, longitude: 69.2797 }],
    branches: FAKE_BRANCHES.map((branch, at) => ({
      ...branch,
      latitude: 41.31 + at / 100,
      longitude: 69.28,
    })),
  },
  "GET /notifications/v1/maps/{key}": SIMULATED_LOST_CONNECTION,
};

const COMMON_FAKE_ANSWERS: FakeAnswers = {
  "GET /console/v1/branches": FAKE_BRANCHES,
  "POST /console/v1/device-beat": { devices: [] },
  "GET /console/v1/claims": {
    lastEventId: "0",
    content: [],
    page: 0,
    size: 100,
    totalElements: 0,
    totalPages: 0,
  },
  "GET /console/v1/drafts": { items: [], publishAt: null, missedAt: null },
};

/** Renders a page or component of the console inside the application's providers, signed in, with a fake server. */
export function renderPage(shown: ReactNode, options: RenderPageOptions = {}) {
  const { path = "/manage/page", at = path, query = "" } = options;
  const routes = [
    { path, element: shown },
    { path: "*", element: <p>elsewhere</p> },
  ];
  const Frame = options.isOutside ? "div" : "main";
  return renderRoutes(
    () => routes,
    { ...options, at: at + query },
    (router) => (
      <Frame id="console-main" style={{ height: "100dvh" }}>
        {router}
      </Frame>
    ),
  );
}

/** Renders routes inside the providers of the application. */
export async function renderRoutes(
  routesOf: (queries: QueryClient) => RouteObject[],
  options: RenderPageOptions,
  around: (router: ReactNode) => ReactNode,
) {
  const { api: answers = {}, role = "owner", language = "uz", at = "/" } = options;
  localStorage.clear();
  const first = await loadLanguage(language);
  await loadLazyTexts();
  await page.viewport(...(options.size ?? PHONE_VIEWPORT_SIZE));
  const api: FakeApi = startFakeApi({ ...COMMON_FAKE_ANSWERS, ...FAKE_MAP_ANSWERS, ...answers });
  const staff = createStaffMember(role, options.merchant);
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  });
  queries.setQueryData(["me"], { staff, ended: null });
  const router = createMemoryRouter(routesOf(queries), { initialEntries: [at] });
  const screen = await render(
    <MantineProvider theme={{ ...theme, respectReducedMotion: true }} defaultColorScheme="light">
      <NotificationContainer />
      <LanguageProvider first={first}>
        <QueryClientProvider client={queries}>
          <SessionProvider staff={staff}>{around(<RouterProvider router={router} />)}</SessionProvider>
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>,
  );
  onTestFinished(async () => {
    notifications.clean();
    await screen.unmount();
    queries.clear();
  });
  const { i18n } = first;
  const t: Translate = (id, values) => i18n._(id, values);
  return { page, screen, api, t, router, queries };
}
