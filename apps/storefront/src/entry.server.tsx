import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { I18nProvider } from "@lingui/react";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter } from "react-router";
import type { EntryContext, RouterContextProvider } from "react-router";
import type { ReactElement } from "react";
import styleText from "./app.css?inline";
import stylesheet from "./app.css?url";
import fontStyles from "./ui/styles/fonts.css?inline";
import { listClassNames } from "./platform/class-names.ts";
import { createI18n } from "./platform/i18n.tsx";
import { needsLazyTexts } from "./platform/lazy-texts.ts";
import { findPageTexts, getMessages } from "./platform/messages.server.ts";
import { renderDeferredStartScript } from "./start/deferred-start.ts";
import { CanonicalLinks } from "./start/page-addresses.tsx";
import { renderPageStart, renderNoScript } from "./start/page-frame.server.tsx";
import firstPaint from "./start/first-paint.ts?inline-script";
import { PAGE_STYLES_ELEMENT_ID } from "./start/start-data.ts";
import startScript from "./start/start-script.ts?inline-script";
import { createStyleSelector } from "./start/used-styles.ts";
import { sharedClassNamesContext, storefrontPageContext } from "./platform/load-context.ts";
import { ServerSideDataProvider, serverSideLoaderContext } from "./platform/server-side.tsx";

export { createLoadContext } from "./platform/load-context.ts";

/** Inline scripts of every page. The Content-Security-Policy contains their hashes. */
export const inlineScripts = [firstPaint, startScript];

/** Source of the service worker, without the build id. */
export { default as workerScript } from "./worker/service-worker.ts?inline-script";

const selectStyles = createStyleSelector(styleText);

/** Renders a complete page without streaming, because pages are cached and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const context = loadContext.get(storefrontPageContext);
  const { language } = context;
  const { pathname } = new URL(request.url);
  const handOver = entry.serverHandoffStream;
  if (!import.meta.env.DEV) entry.serverHandoffStream = undefined;
  const i18n = createI18n(language, getMessages(language));
  const rendered = await renderToHtml(
    <ServerSideDataProvider
      value={{
        ...loadContext.get(serverSideLoaderContext),
        fontStyles: import.meta.env.DEV ? undefined : fontStyles,
        addresses: <CanonicalLinks page={context} path={pathname} />,
      }}
    >
      <I18nProvider i18n={i18n}>
        <ServerRouter context={entry} url={request.url} />
      </I18nProvider>
    </ServerSideDataProvider>,
  );
  const page = rendered.replace("<body>", () => `<body>${renderPageStart(i18n)}`);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(import.meta.env.DEV ? page : await addDeferredStartScript(page), { status, headers });

  async function addDeferredStartScript(html: string): Promise<string> {
    const noScript = renderNoScript(i18n, stylesheet);
    const start = renderDeferredStartScript({
      manifest: entry.manifest,
      routeIds: entry.staticHandlerContext.matches.map((match) => match.route.id),
      handOver: entry.serverHandoffString ?? "{}",
      data: handOver ? await new Response(handOver).text() : "",
      script: startScript,
      catalogue: `/${__CATALOGUES__[language]}`,
      texts: findPageTexts(language, listPageNames(entry)),
      stylesheet,
      lazyCatalogue: needsLazyTexts(pathname) ? `/${__CATALOGUES__[`late/${language}`]}` : null,
    });
    const classNames = listClassNames(html + noScript);
    for (const name of loadContext.get(sharedClassNamesContext)) classNames.add(name);
    return (
      html
        // Beside the font declarations, which are the first style element of every page.
        .replace(
          "</style>",
          () => `</style><style id="${PAGE_STYLES_ELEMENT_ID}">${selectStyles(classNames)}</style>`,
        )
        .replace("</head>", () => `<script>${firstPaint}</script></head>`)
        .replace("</body>", () => `${noScript}${start}</body>`)
    );
  }
}

/** Returns the names of the page's modules in `routes`. Routes with ids of their own may share a module. */
function listPageNames({ manifest, staticHandlerContext }: EntryContext): string[] {
  const routes = Object.values(manifest.routes);
  return staticHandlerContext.matches.flatMap(({ route }) => {
    const file = manifest.routes[route.id]?.module;
    return routes
      .filter((each) => each?.module === file)
      .map((each) => each?.id.replace("routes/", "") ?? "");
  });
}

/** Renders to a string with React, with every Suspense boundary inline. */
function renderToHtml(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer);
        const out = new PassThrough();
        text(out).then(resolve, reject);
        pipe(out);
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error("A page took longer than 10 s to render")), 10_000);
  });
}
