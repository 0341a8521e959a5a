import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { endpoints } from "@dasturxon/contract";
import { buildEndpoints } from "@dasturxon/contract/builds";
import type { WebSettings } from "@dasturxon/contract/merchants";
import { languageFromWire } from "@dasturxon/domain/locale";
import type { App } from "../app.ts";
import { consoleHostFromConfig } from "../config/own-hosts.ts";
import type { Config } from "../config/config.ts";
import { analyticsSourcesFromSettings } from "./counter-sources.ts";
import { checkDiskSpace, createGauges } from "../gauges/gauges.ts";
import { createDevStore } from "../dev-server/dev-store.ts";
import {
  type Installation,
  isBrandLogo,
  readPaymentMethods,
  readSettings,
  serveWebApp,
} from "../modules/merchants/index.ts";
import type { Tx } from "../platform/database/index.ts";
import type { BrandFacts, Http, PageSources, ServePagesOptions } from "../platform/http/index.ts";
import { serveImages, watchMissingUploads } from "../platform/images/index.ts";
import {
  loadStoreBuild,
  serveApiDocument,
  serveConsole,
  serveHealth,
  servePages,
} from "../platform/http/index.ts";

export const API_VERSION = "0.1.0";

const cacheablePagePaths = new Set([
  "/",
  "/about",
  "/branches",
  "/branches/map",
  "/category",
  "/offerta",
  "/privacy",
  "/search",
]);
const cacheablePagePathPatterns = [/^\/product\/[\w-]+$/, /^\/category\/[\w-]+$/];

/** Folder with the pictures of the demo. Uploaded pictures of a brand take precedence. */
const demoPicturesFolder = resolve(import.meta.dirname, "../../../../demo/pictures");

/** Serves everything besides the API: the store, the console, the API document, health and metrics. */
export async function serveWeb(app: App, config: Config): Promise<void> {
  const { http, storage, installation } = app;
  const uploads = watchMissingUploads(http.db, http.log);
  serveHealth(http, {
    metricsToken: config.metricsToken,
    areMetricsOpenHere: !config.isProduction,
    gauges: createGauges(app, config.dataDir),
    texts: [app.alerts.metrics],
    notices: {
      disk: () => checkDiskSpace(http.db, config.dataDir),
      storage: async () => (uploads.isMissing() ? "incomplete" : storage.state()),
    },
  });
  serveApiDocument(http, { ...endpoints, ...buildEndpoints }, API_VERSION);
  const pictures = serveImages(http, {
    storage,
    roots: [demoPicturesFolder],
    onMissing: uploads.onMissing,
    consoleHost: consoleHostFromConfig(config),
    isLogo: (key) => isBrandLogo(http.db, key),
  });
  serveWebApp(http, { pictures, installation });
  const { publicUrl } = installation;
  if (config.isInLoop) {
    const { build, consolePage } = createDevStore();
    serveConsole(http, { source: consolePage, origin: config.consoleOrigin, publicUrl });
    return serveStore(http, config, { installation, build: async () => build, filesDir: null });
  }
  if (existsSync(join(config.consoleBuild, "index.html"))) {
    serveConsole(http, { source: config.consoleBuild, origin: config.consoleOrigin, publicUrl });
  }
  if (existsSync(join(config.storefrontBuild, "server", "index.js"))) {
    const build = await loadStoreBuild(config.storefrontBuild);
    serveStore(http, config, { installation, build, filesDir: join(config.storefrontBuild, "client") });
  }
}

function serveStore(
  http: Http,
  { publicOrigin, isWorkerServed }: Config,
  { installation, ...store }: { installation: Installation } & Pick<ServePagesOptions, "build" | "filesDir">,
): void {
  servePages(http, {
    ...store,
    isWorkerServed,
    sourcesOf: (brand, path) => pageSourcesFromSettings(brand?.settings ?? null, path),
    isKept: (path) =>
      cacheablePagePaths.has(path) || cacheablePagePathPatterns.some((form) => form.test(path)),
    brandOf: ({ id }) => http.db.tenantRead(id, createFactsReader(id)),
    brandIn: (tx, { id }) => createFactsReader(id)(tx),
  });

  function createFactsReader(id: string): (tx: Tx) => Promise<BrandFacts> {
    return async (tx) => {
      const settings = await readSettings(tx, id, installation);
      const telegram = await readPaymentMethods(tx, id, { ...installation, shell: "telegram" });
      const click = await readPaymentMethods(tx, id, { ...installation, shell: "click" });
      const languages = settings.languages.flatMap((language) => languageFromWire(language) ?? []);
      return {
        settings,
        payments: { web: settings.payments, telegram, click },
        languages,
        main: languageFromWire(settings.mainLanguage) ?? "uz",
        isForced: settings.isLanguageForced,
        origin: publicOrigin === null ? null : settings.domain,
      };
    };
  }
}

/** Returns additional Content-Security-Policy sources for the pages of a brand: its map, and its enabled analytics. */
function pageSourcesFromSettings(settings: WebSettings | null, path: string): PageSources {
  const maps = mapSourcesFromSettings(settings);
  const counters = analyticsSourcesFromSettings(settings, path);
  return {
    ...maps,
    "script-src": [...(maps["script-src"] ?? []), ...(counters["script-src"] ?? [])],
    "connect-src": [
      ...(maps["connect-src"] ?? []),
      ...(counters["connect-src"] ?? []),
      ...cardSourcesFromSettings(settings, path),
    ],
  };
}

const CARD_PAGE_PATTERN = /\/profile\/cards\/create$/;

/**
 * Returns the hosts that get a bank card number from the page for adding a card, and only from it: Payme and its
 * sandbox [PY-4].
 */
export function cardSourcesFromSettings(
  settings: Pick<WebSettings, "features"> | null,
  path: string,
): string[] {
  if (!settings?.features.card || !CARD_PAGE_PATTERN.test(path)) return [];
  return ["https://checkout.paycom.uz", "https://checkout.test.paycom.uz"];
}

const YANDEX_MAPS_HOSTS = ["https://api-maps.yandex.ru", "https://*.api-maps.yandex.ru"];

/**
 * Returns the Content-Security-Policy sources of Yandex Maps, as documented by it, only for pages of brands that use it
 * [AD-14].
 */
export function mapSourcesFromSettings(settings: Pick<WebSettings, "yandexMapsKey"> | null): PageSources {
  if (!settings?.yandexMapsKey) return {};
  return {
    "script-src": [...YANDEX_MAPS_HOSTS, "https://yastatic.net", "'unsafe-eval'"],
    "connect-src": [...YANDEX_MAPS_HOSTS, "https://*.maps.yandex.net"],
    "style-src": [...YANDEX_MAPS_HOSTS, "https://yastatic.net"],
  };
}
