import { useLingui } from "@lingui/react";
import { Suspense, useContext, useEffect, useEffectEvent } from "react";
import type { ReactNode } from "react";
import {
  Links,
  Outlet,
  redirect,
  Scripts,
  UNSAFE_DataRouterContext,
  UNSAFE_useScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigate,
} from "react-router";
import { DEFAULT_MAIN_COLOR } from "@dasturxon/domain/defaults";
import { findTextDirection, formatHtmlLanguageTag } from "@dasturxon/domain/locale";
import { notifySignedOutListeners } from "./platform/api.ts";
import { ShopKindProvider } from "./platform/i18n.tsx";
import { BrandProvider } from "./shop/brand/brand.tsx";
import { buildBrandVariables } from "./shop/brand/brand-theme.ts";
import { changedBrandSettingsStore } from "./shop/brand/fresh-settings.ts";
import { setNavigationPath, isBuildStale, reloadPage, watchForNewBuild } from "./start/fresh-build.ts";
import { replayEarlyTaps } from "./start/early-taps.ts";
import { LazyOfflineNotice } from "./start/lazy-connection.tsx";
import { PageStyles } from "./start/page-styles.tsx";
import { lazyWhenRendered, onFirstInteraction, useFirstInteraction } from "./platform/lazy-component.tsx";
import { useLazyTexts } from "./platform/lazy-texts.ts";
import { completeSessionLeaving, expireSession } from "./shop/session/session.ts";
import { ShellProvider } from "./platform/shell-provider.tsx";
import { storefrontPageContext } from "./platform/load-context.ts";
import { useServerSideData } from "./platform/server-side.tsx";
import { toPictureUrl } from "./platform/picture-url.ts";
import { ToastLayer } from "./ui/toast.tsx";
import { ErrorPage } from "./routes/error-page.tsx";
import type { Route } from "./+types/root";

onFirstInteraction(() =>
  import("./start/other-tabs-language.ts").then((tabs) => tabs.syncLanguageWithOtherTabs()),
);

const LazyShellPageParts = lazyWhenRendered(() =>
  import("./routes/shell-page.tsx").then((module) => module.ShellPageParts),
);

/** Start page for each state of the brand. */
const START_PATH_BY_BRAND_STATE = {
  active: "/",
  unknown: "/merchantNotAvailable",
  inactive: "/blocked",
  deleted: "/blocked",
};
const BRAND_STATE_PATHS = new Set(["/merchantNotAvailable", "/blocked"]);

/** Loads the brand of the page. Without an active brand, redirects to a page that shows the reason [BR-6, BR-7]. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { merchant, merchantState, language, languages, origin, shell, buildId, isPreview, isShared } =
    context.get(storefrontPageContext);
  const { pathname } = new URL(request.url);
  const home = START_PATH_BY_BRAND_STATE[merchantState];
  // Redirects to the page of the brand's state. If the brand is not active, from all pages except `/brands`. If it is
  // active, from the pages for blocked and unknown brands.
  if (
    pathname !== home &&
    (merchantState !== "active" || BRAND_STATE_PATHS.has(pathname)) &&
    pathname !== "/brands"
  )
    throw redirect(home);
  const colors = buildBrandVariables(merchant?.mainColor ?? DEFAULT_MAIN_COLOR, merchant?.mainColorType);
  // Boolean fields of the loader data are sent only if they are true, so that the cached pages without them do not
  // grow.
  return {
    merchant,
    language,
    languages,
    origin,
    shell,
    buildId,
    colors,
    ...(isPreview && { isPreview }),
    ...(isShared && { isShared }),
  };
}

/** Changes by the staff are loaded separately (`watchContentChanges`). Changing the language is a full page load. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const page = useLoaderData<typeof loader | undefined>();
  const language = page?.language ?? "uz";
  const merchant = page?.merchant ?? null;
  // Early taps are replayed here and not in `Root`, because the error page has buttons too.
  useEffect(replayEarlyTaps, []);
  return (
    <html
      lang={formatHtmlLanguageTag(language)}
      dir={findTextDirection(language)}
      data-language={language}
      data-merchant={merchant?.merchantId}
      data-shell={page?.shell}
      data-pictures={merchant?.picturesUrl ?? undefined}
      data-theme={merchant?.isDark ? "dark" : undefined}
      style={page?.colors}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={merchant?.isDark ? "dark" : "light dark"} />
        <PageStyles />
        <Links />
        {merchant && (
          <BrandHeadLinks language={language} favicon={merchant.favicon} isDark={merchant.isDark} />
        )}
        {useServerSideData().addresses}
      </head>
      <body>
        {/* `ShopKindProvider` is not in `Root`, because the error page also has texts for the kind of the brand. */}
        <ShopKindProvider value={merchant?.kind === "GROCERY" ? "grocery" : null}>
          {children}
        </ShopKindProvider>
        <ToastLayer />
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

/** Renders the browser's theme colour, the icons and the manifest. */
function BrandHeadLinks(props: { language: string; favicon: string | null; isDark: boolean }) {
  const { language, favicon, isDark } = props;
  return (
    <>
      {!isDark && <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />}
      <meta
        name="theme-color"
        media={isDark ? undefined : "(prefers-color-scheme: dark)"}
        content="#161412"
      />
      {favicon && <link rel="icon" href={toPictureUrl(favicon, { width: 96, format: "webp" })} />}
      <link rel="apple-touch-icon" href="/icons/apple-180.png" />
      <link rel="manifest" href={`/manifest.webmanifest?lang=${language}`} crossOrigin="use-credentials" />
    </>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  // Hook of React Router that restores the scroll position on back navigation, without its inline script.
  UNSAFE_useScrollRestoration({});
  const { language, languages, origin, shell, buildId, isPreview = false, isShared = false } = loaderData;
  const merchant = useMerchant(loaderData);
  useFirstInteraction();
  const { pathname, key } = useLocation();
  // The effect runs after the render, because the router reports the navigation as complete while React still waits for
  // the menu's texts.
  useEffect(() => completeSessionLeaving(), [key]);
  useEffect(() => watchForNewBuild(buildId), [buildId]);
  useEffect(() => {
    if (isBuildStale()) reloadPage();
  }, [pathname]);
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  // Subscribes to the router directly, because a screen's module may fail to load before React has rendered the pending
  // navigation.
  useEffect(
    () =>
      router?.subscribe(({ navigation: { location: next } }) =>
        setNavigationPath(next ? next.pathname + next.search : null),
      ),
    [router],
  );
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const onSignedOut = useEffectEvent(() => {
    const { pathname, search } = router?.state.location ?? location;
    if (!expireSession()) return;
    const from = pathname + search;
    void import("./features/sign-in/show-session-expired.ts").then(({ showSessionExpired }) =>
      showSessionExpired({ i18n, navigate, from }),
    );
    void navigate("/");
  });
  useEffect(() => notifySignedOutListeners(() => onSignedOut()), []);
  return (
    <ShellProvider kind={shell}>
      <BrandProvider value={merchant && { merchant, language, languages, origin, isPreview, isShared }}>
        {/* The page of a blocked brand polls the state of the brand itself. `LazyConnection` would reload the page
            without a change of the state. */}
        {merchant && !BRAND_STATE_PATHS.has(pathname) && <LazyOfflineNotice isPreview={isPreview} />}
        {merchant && shell !== "web" && (
          <Suspense>
            <LazyShellPageParts kind={shell} />
          </Suspense>
        )}
        <StorefrontPage />
      </BrandProvider>
    </ShellProvider>
  );
}

/** Returns the brand from the page load, with later changes by the staff. The payment methods depend on the shell. */
function useMerchant({ merchant, shell }: Pick<Route.ComponentProps["loaderData"], "merchant" | "shell">) {
  const fresh = changedBrandSettingsStore.use()?.merchant;
  if (!merchant || !fresh) return merchant;
  return shell === "web" ? fresh : { ...fresh, payments: merchant.payments };
}

/** Renders the page. After navigation, it waits for the page's lazy-loaded texts. */
function StorefrontPage() {
  useLazyTexts(useLocation().pathname);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
