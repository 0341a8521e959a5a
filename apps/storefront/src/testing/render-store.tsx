import { findTextDirection, formatHtmlLanguageTag } from "@dasturxon/domain/language";
import type { Language } from "@dasturxon/domain/language";
import type { I18n, Messages } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Suspense, useEffect, useLayoutEffect } from "react";
import type { ReactNode } from "react";
import {
  createRoutesStub,
  NavigationType,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
} from "react-router";
import type { NavigateFunction } from "react-router";
import { toast as toasts } from "sonner";
import { onTestFinished } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import type { Locator } from "vitest/browser";
import { page } from "vitest/browser";
import "../app.css";
import "../ui/styles/fonts.css";
import { createI18n, ShopKindProvider } from "../platform/i18n.tsx";
import type { MessageId, Translate, MessageValues } from "../platform/i18n.tsx";
import { detectFirstInteraction, useFirstInteraction } from "../platform/lazy-component.tsx";
import { ShellProvider } from "../platform/shell-provider.tsx";
import type { OrderSettings, WebSettings } from "../platform/shapes.ts";
import type { Shell } from "../shells/shell.ts";
import { BrandProvider } from "../shop/brand/brand.tsx";
import { buildBrandVariables } from "../shop/brand/brand-theme.ts";
import { ToastLayer } from "../ui/toast.tsx";
import { startFakeApi } from "./fake-api.ts";
import type { FakeApiAnswers, FakeApi } from "./fake-api.ts";
import { rereadStoredValues } from "./recorded-stored-store.ts";
import { resetAllStores } from "./reset.ts";
import { createShopAnswers, testOrderSettings, testSettings } from "./shop-fixture.ts";

interface BrandOverrides extends Partial<Omit<WebSettings, "features" | "views">> {
  features?: Partial<WebSettings["features"]>;
  views?: Partial<WebSettings["views"]>;
}

export interface StoreOptions {
  /** Language of the page. Defaults to English. */
  language?: Language;
  /** Overrides of `testSettings`. */
  brand?: BrandOverrides;
  /** Overrides of `testOrderSettings`. */
  orderSettings?: Partial<OrderSettings>;
  /** Environment of the page. Defaults to a web browser. */
  shell?: Shell["kind"];
  /** API responses in addition to those of `createShopAnswers`. */
  api?: FakeApiAnswers;
  /** Route path of the rendered part, such as `/product/:id`. */
  path?: string;
  /** Screens of other routes, by path. */
  others?: Record<string, ReactNode>;
  /** Initial history entries. The last one is the current location. Defaults to `path`. */
  at?: string[];
}

export interface RenderedStore {
  api: FakeApi;
  t: Translate;
  /** Finds a button by the message id of its text. */
  button(id: MessageId, values?: MessageValues): Locator;
  /** Finds a field by the message id of its label. */
  field(id: MessageId): Locator;
  text(id: MessageId, values?: MessageValues): Locator;
  /** Finds an open sheet by its title, or any open sheet. */
  panel(title?: string): Locator;
  /** Returns the current path and query string of the in-memory router. */
  location(): string;
  /** Navigates back, as the browser's back button does. */
  back(): Promise<void>;
  /** Renders again as after a reload. Only values stored on the device are preserved. */
  reload(): Promise<void>;
}

const messageCatalogueLoaders = import.meta.glob<{ messages: Messages }>(
  ["./*/storefront.po", "./*/storefront-late.po"],
  {
    base: "../../../../locales",
  },
);

async function loadTexts(language: Language): Promise<I18n> {
  const [first, second] = await Promise.all([
    messageCatalogueLoaders[`./${language}/storefront.po`]?.(),
    messageCatalogueLoaders[`./${language}/storefront-late.po`]?.(),
  ]);
  return createI18n(language, { ...first?.messages, ...second?.messages });
}

let runningFakeApi: FakeApi | null = null;
let routerNavigate: NavigateFunction | null = null;
let currentTestPath = "";

// Sets the brand of the page, because the device stores values by brand and tests set stores before they render.
document.documentElement.dataset["merchant"] = testSettings.merchantId;

/** Resets everything for the next test, because test files share their modules and the page. */
async function resetStorefront(): Promise<void> {
  toasts.dismiss();
  await cleanup();
  const api = runningFakeApi;
  runningFakeApi = null;
  api?.stop();
  localStorage.clear();
  sessionStorage.clear();
  resetAllStores();
  rereadStoredValues();
  api?.verify();
}

detectFirstInteraction();

/**
 * Renders a screen or a part of the store inside the providers of the root, with a fake API: `const store = await
 * renderStore(<UserScreen />, { api: { "GET /users/v1/users/me": customer } })`.
 */
export async function renderStore(part: ReactNode, options: StoreOptions = {}): Promise<RenderedStore> {
  const { language = "en", brand = {}, path = "/", others = {}, at = [path] } = options;
  const merchant: WebSettings = {
    ...testSettings,
    ...brand,
    features: { ...testSettings.features, ...brand.features },
    views: { ...testSettings.views, ...brand.views },
  };
  const kind = merchant.kind === "GROCERY" ? "grocery" : null;
  const i18n = await loadTexts(language);
  const t: Translate = (id, values) => {
    const ofKind = `${id}.${kind}`;
    return i18n._(kind && ofKind in i18n.messages ? ofKind : id, values);
  };
  // Registered per test and not in a hook of this module. The module is evaluated once for all test files, so its hook
  // would apply only to the first file.
  onTestFinished(resetStorefront);
  setRootAttributes(merchant, language);
  // The stores read again the values that the test wrote, which are in local storage by now.
  rereadStoredValues();
  await cleanup();
  runningFakeApi?.stop();
  const api = startFakeApi({ ...createShopAnswers(), ...options.api });
  runningFakeApi = api;
  const orderSettings = { ...testOrderSettings, ...options.orderSettings };
  const pageBrand = {
    merchant,
    language,
    languages: ["uz", "ru", "en"] as Language[],
    origin: location.origin,
  };

  function Root() {
    useFirstInteraction();
    return (
      <I18nProvider i18n={i18n}>
        <ShellProvider kind={options.shell ?? "web"}>
          <BrandProvider value={pageBrand}>
            <ShopKindProvider value={kind}>
              <Suspense>
                <Outlet />
              </Suspense>
              <ToastLayer />
              <Router />
            </ShopKindProvider>
          </BrandProvider>
        </ShellProvider>
      </I18nProvider>
    );
  }

  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: Root,
      children: [
        {
          id: "routes/shop-layout",
          loader: () => ({ orderSettings }),
          shouldRevalidate: () => false,
          Component: Outlet,
          children: [
            ...Object.entries({ [path]: part, ...others }).map(([each, screen]) => ({
              path: each,
              Component: () => screen,
            })),
            { path: "*", Component: () => null },
          ],
        },
      ],
    },
  ]);
  const renderEntries = (entries: string[]) =>
    render(
      <Stub
        initialEntries={entries}
        initialIndex={entries.length - 1}
        hydrationData={{ loaderData: { "routes/shop-layout": { orderSettings } } }}
      />,
    );
  await renderEntries(at);
  window.dispatchEvent(new Event("pointermove"));

  return {
    api,
    t,
    button: (id, values) => page.getByRole("button", { name: t(id, values), exact: true }),
    field: (id) => page.getByLabelText(t(id), { exact: true }),
    text: (id, values) => page.getByText(t(id, values), { exact: true }),
    panel: (name) => page.getByRole("dialog", name === undefined ? {} : { name, exact: true }),
    location: () => currentTestPath,
    async back() {
      // Waits until an open panel has its history entry, which is added only after the panel is painted.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
      await routerNavigate?.(-1);
    },
    async reload() {
      await cleanup();
      resetAllStores();
      rereadStoredValues();
      await renderEntries([currentTestPath]);
    },
  };
}

/** Sets the attributes that the server renders on the root element. */
function setRootAttributes(merchant: WebSettings, language: Language): void {
  const root = document.documentElement;
  root.lang = formatHtmlLanguageTag(language);
  root.dir = findTextDirection(language);
  root.dataset["language"] = language;
  root.dataset["merchant"] = merchant.merchantId;
  root.dataset["shell"] = "web";
  delete root.dataset["theme"];
  if (merchant.isDark) root.dataset["theme"] = "dark";
  for (const [name, value] of Object.entries(buildBrandVariables(merchant.mainColor, merchant.mainColorType)))
    root.style.setProperty(name, String(value));
}

/** Stores the current location for tests, and dispatches `popstate` on back navigation, as a browser does. */
function Router(): null {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  const go = useNavigate();
  useLayoutEffect(() => {
    currentTestPath = pathname + search;
    if (type === NavigationType.Pop) window.dispatchEvent(new PopStateEvent("popstate"));
  }, [pathname, search, key, type]);
  useEffect(() => {
    routerNavigate = go;
  }, [go]);
  return null;
}
