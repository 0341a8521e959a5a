import { LANGUAGE_PARAMETER } from "@dasturxon/domain/language-parameter";
import {
  LANGUAGE_COOKIE_DAYS,
  LANGUAGES,
  stripLanguageAndPage,
  toWireLanguage,
} from "@dasturxon/domain/locale";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Merchant } from "../call.ts";
import { serializeChoiceCookie, serializeExpiredCookies } from "../session/cookies.ts";
import type { Http } from "../http.ts";
import { RefusalError } from "../input/json-body.ts";
import { PAGE_CACHE_MS } from "../reply/cache-lifetimes.ts";
import type { Tx } from "../../database/index.ts";
import { readPreviewToken } from "../session/previews.ts";
import { PreparedReply } from "../reply/prepared-reply.ts";
import { networkFromAddress } from "../limits/rate-limit.ts";
import type { RateLimit } from "../limits/rate-limit.ts";
import { refuse, type Refusal, getRefusalStatus } from "../reply/refusal.ts";
import { sendPreparedReply } from "../reply/send-prepared.ts";
import { renderRefusedPageHtml } from "./refused-page.ts";
import { createPageCache } from "./page-cache.ts";
import type { PageCache } from "./page-cache.ts";
import { renderMissingPage, PLACEHOLDER_PATH, prepareMissingPage } from "./missing-page.ts";
import type { MissingPage } from "./missing-page.ts";
import { mayHaveLanguageOrPagePrefix, readPageProperties } from "./page-facts.ts";
import type { BrandFacts, PageProperties } from "./page-facts.ts";
import { buildPagePolicy, hashScripts } from "./page-policy.ts";
import type { PageSources } from "./page-policy.ts";
import { buildPageOfHeader, prepareCachedPage, renderPage } from "./render-page.ts";
import type { RenderedPage } from "./render-page.ts";
import { createMarkupCache } from "./shared-markup.ts";
import type { StoreBuild } from "./store-build.ts";

export interface StorePagesOptions {
  /** Returns the brand's settings for pages. Called once per content version. */
  brandOf: (merchant: Merchant) => Promise<BrandFacts>;
  /** Whether the page of a path is the same for every guest, so that it may be cached. */
  isKept: (path: string) => boolean;
  /** Additional Content-Security-Policy sources of a brand's pages: map tiles and analytics. */
  sourcesOf?: (brand: BrandFacts | null, path: string) => PageSources;
  /**
   * Returns the brand's settings for a page like `brandOf`, but with the unsaved changes of a preview, read in the
   * preview's transaction.
   */
  brandIn?: (tx: Tx, merchant: Merchant) => Promise<BrandFacts>;
  /** Maximum total size of cached pages in bytes. Default: 128 MB. */
  maxCachedBytes?: number;
  /** Time in milliseconds until a cached page is rendered again. Default: 60 seconds. */
  keptMilliseconds?: number;
}

const languageCookieDays = LANGUAGE_COOKIE_DAYS;
const MEGABYTE_BYTES = 1024 * 1024;
/** Maximum number of rendered pages per minute and IP address. Cached pages are not counted. */
const MAX_RENDERS_PER_MINUTE = 300;

/** Scripts that Vite and React Router add to a page in development, and the WebSocket for changes. */
const DEVELOPMENT_SOURCES = { scripts: ["'unsafe-inline'"], connections: ["ws:"] };

/** The build of the store. In development, a function that returns the latest one, and nothing is cached. */
export type StoreBuildSource = StoreBuild | (() => Promise<StoreBuild>);

/** Responds to requests for pages of the store. */
export class StorePageHandler {
  readonly #http: Http;
  readonly #build: StoreBuildSource;
  readonly #options: StorePagesOptions;
  readonly #kept: PageCache<PreparedReply>;
  readonly #missing: PageCache<MissingPage>;
  readonly #markup = createMarkupCache({ maxBytes: 32 * MEGABYTE_BYTES });
  /** Rate limit of rendered pages per IP address. */
  readonly #limit: RateLimit | null;
  /** Hashes of the inline scripts for the Content-Security-Policy. */
  readonly #scripts: readonly string[];
  readonly #brands = new Map<string, { version: string; facts: Promise<BrandFacts> }>();

  constructor(http: Http, build: StoreBuildSource, options: StorePagesOptions) {
    this.#http = http;
    this.#build = build;
    this.#options = options;
    this.#scripts =
      typeof build === "function" ? DEVELOPMENT_SOURCES.scripts : hashScripts(build.inlineScripts);
    this.#limit = http.limitOf("pages rendered", MAX_RENDERS_PER_MINUTE);
    const { clock } = http;
    const { maxCachedBytes: maxBytes = 128 * MEGABYTE_BYTES, keptMilliseconds = PAGE_CACHE_MS } = options;
    this.#kept = createPageCache({
      clock,
      maxBytes,
      keptMilliseconds,
      prepare: (page, facts) =>
        page.status === 200 ? prepareCachedPage(page, this.#policy(facts), facts) : null,
    });
    this.#missing = createPageCache({
      clock,
      maxBytes: 16 * MEGABYTE_BYTES,
      keptMilliseconds,
      prepare: prepareMissingPage,
    });
  }

  /** Invalidates all caches of a brand. */
  drop(merchantId: string): void {
    this.#brands.delete(merchantId);
    this.#kept.drop(merchantId);
    this.#missing.drop(merchantId);
    this.#markup.drop(merchantId);
  }

  async answer(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    // The settings of a brand that is being set up come only from its preview.
    const brandOf = async (merchant: Merchant) => (merchant.isPreview ? null : await this.#brandOf(merchant));
    const { facts, choices } = await readPageProperties(this.#http, request, { path, brandOf });
    const token = readPreviewToken(this.#http, request);
    if (token !== null && facts.state === "active")
      return this.#preview(request, reply, { path, facts, token });
    const isSecure = request.protocol === "https";
    if (mayHaveLanguageOrPagePrefix(path)) {
      // Without a brand the page is available in every language.
      const { language, page, rest } = stripLanguageAndPage(request.url, facts.brand?.languages ?? LANGUAGES);
      // The Telegram app uses another code for English, and only that code is valid there [LN-5].
      const kept = language && facts.shell === "telegram" ? toWireLanguage(language) : language;
      if (kept)
        void reply.header(
          "set-cookie",
          serializeChoiceCookie("lang", kept, { days: languageCookieDays, isSecure }),
        );
      if (page)
        void reply.header(
          "set-cookie",
          serializeChoiceCookie("page", String(page), { days: languageCookieDays, isSecure }),
        );
      if (language ?? page) return sendRedirect(reply, rest);
    }
    for (const { name, value } of choices) {
      void reply.header(
        "set-cookie",
        serializeChoiceCookie(name, value, { days: languageCookieDays, isSecure }),
      );
    }
    if (facts.state === "unknown" && path === "/merchantNotAvailable") {
      void reply.header("set-cookie", serializeExpiredCookies(request.headers.cookie, isSecure));
    }
    const page = await this.#page(facts, request).catch(createBusyPageHandler(facts));
    if (!(page instanceof PreparedReply)) return this.#sendOnce(reply, page, facts);
    const merchantId = facts.merchant?.id ?? "";
    // Only the page's URL without a query or with its own language may be cached in the response cache.
    const isPlain = ["", `?${LANGUAGE_PARAMETER}=${facts.language}`].includes(parseUrlQuery(request.url));
    const isCached = choices.length === 0 && isPlain;
    return sendPreparedReply(this.#http, { request, reply, prepared: page, merchantId, isCached });
  }

  /** Responds with the preview of a draft: not cached, without cookies, in a frame of the console only. */
  async #preview(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, facts: saved, token }: { path: string; facts: PageProperties; token: string },
  ): Promise<FastifyReply> {
    await this.#countRender(request);
    const preview = saved.merchant && (await this.#readPreview(saved.merchant, token));
    void reply.header("x-robots-tag", "noindex");
    if (!preview) return this.#sendOnce(reply, renderRefusalPage(refuse("preview_over"), saved), saved);
    // A brand that is being set up has no address yet.
    const brandOf = async () =>
      saved.merchant?.isPreview ? { ...preview.found, origin: null } : preview.found;
    const { facts } = await readPageProperties(this.#http, request, { path, brandOf });
    const build = typeof this.#build === "function" ? await this.#build() : this.#build;
    // The page of a preview uses a separate markup cache, because the shared one contains markup with the saved settings.
    const markup = createMarkupCache({ maxBytes: MEGABYTE_BYTES });
    const page = await renderPage(this.#http, {
      facts,
      build,
      markup,
      query: "",
      isKept: false,
      previewToken: token,
    });
    return this.#sendOnce(reply, page, facts, preview.framedBy);
  }

  async #readPreview(merchant: Merchant, token: string) {
    const { brandIn } = this.#options;
    if (!brandIn) return null;
    return (
      this.#http.previews?.read({ merchantId: merchant.id, token }, (tx) => brandIn(tx, merchant)) ?? null
    );
  }

  async #page(facts: PageProperties, request: FastifyRequest): Promise<PreparedReply | RenderedPage> {
    const build = typeof this.#build === "function" ? await this.#build() : this.#build;
    const query = parseUrlQuery(request.url);
    const renderWithFacts = (what: Partial<PageProperties>, own: { query: string; isKept: boolean }) =>
      renderPage(this.#http, { facts: { ...facts, ...what }, build, markup: this.#markup, ...own });
    const forAll = { query: "", isKept: true };
    if (this.#isKept(facts, query)) {
      if (!this.#kept.has(facts)) await this.#countRender(request);
      return await this.#kept.get(facts, () => renderWithFacts({}, forAll));
    }
    if (!this.#isMissing(facts, build)) {
      await this.#countRender(request);
      return await renderWithFacts({}, { query, isKept: false });
    }
    const nowhere = { ...facts, path: PLACEHOLDER_PATH };
    if (!this.#missing.has(nowhere)) await this.#countRender(request);
    const page = await this.#missing.get(nowhere, () => renderWithFacts(nowhere, forAll));
    return "size" in page ? renderMissingPage(page, facts.path) : page;
  }

  /** Throws a refusal if the visitor's IP address exceeds the limit. */
  async #countRender({ ip }: FastifyRequest): Promise<void> {
    const seconds = (await this.#limit?.count(networkFromAddress(ip))) ?? null;
    if (seconds !== null) throw new RefusalError(refuse("too_many_requests", { seconds }));
  }

  #isKept({ state, path }: PageProperties, query: string): boolean {
    const isPartial = path.endsWith(".data") && query !== "";
    if (typeof this.#build === "function") return false;
    return state === "active" && !isPartial && this.#options.isKept(pagePathFromDataPath(path));
  }

  /** Returns whether no route matches the path. All such paths share one 404 page. */
  #isMissing({ state, path }: PageProperties, build: StoreBuild): boolean {
    if (typeof this.#build === "function" || path.endsWith(".data")) return false;
    return state === "active" && !build.isRoute(path);
  }

  #sendOnce(reply: FastifyReply, page: RenderedPage, facts: PageProperties, framedBy?: string): FastifyReply {
    if (page.location !== null && page.status >= 300 && page.status < 400)
      return sendRedirect(reply, page.location);
    void reply.header("content-security-policy", this.#policy(facts, framedBy));
    // A page that is shown in a frame is a preview, which the service worker must not cache.
    const isAnybodys = page.status === 200 && framedBy === undefined;
    return reply
      .code(page.status)
      .headers({ "cache-control": "no-store", ...page.headers, ...(isAnybodys && buildPageOfHeader(facts)) })
      .type(page.contentType)
      .send(page.body);
  }

  #policy({ shell, brand, path }: PageProperties, framedBy?: string): string {
    const own = this.#options.sourcesOf?.(brand, path) ?? {};
    const connections = [...(own["connect-src"] ?? []), ...DEVELOPMENT_SOURCES.connections];
    const more = typeof this.#build === "function" ? { ...own, "connect-src": connections } : own;
    return buildPagePolicy(this.#scripts, { shell, more, ...(framedBy !== undefined && { framedBy }) });
  }

  #brandOf(merchant: Merchant): Promise<BrandFacts> {
    const known = this.#brands.get(merchant.id);
    if (known?.version === merchant.contentVersion) return known.facts;
    const facts = this.#options.brandOf(merchant);
    this.#brands.set(merchant.id, { version: merchant.contentVersion, facts });
    facts.catch(() => this.#brands.delete(merchant.id));
    return facts;
  }
}

const TEMPORARY_REFUSAL_CODES = new Set<unknown>(["busy", "too_many_requests"]);

/** Returns a page for a temporary refusal. Rethrows all other errors. */
function createBusyPageHandler(facts: PageProperties): (error: unknown) => RenderedPage {
  return (error) => {
    if (!(error instanceof RefusalError) || !TEMPORARY_REFUSAL_CODES.has(error.refused.code)) throw error;
    const { seconds = 2 } = error.refused.data;
    return renderRefusalPage(error.refused, facts, Number(seconds));
  };
}

/** Returns the refusal as a page. `seconds`: delay after which the page reloads itself. */
function renderRefusalPage(refused: Refusal, { language }: PageProperties, seconds?: number): RenderedPage {
  return {
    status: getRefusalStatus(refused.code),
    body: Buffer.from(renderRefusedPageHtml(refused, language, seconds)),
    contentType: "text/html; charset=utf-8",
    location: null,
    headers: seconds === undefined ? {} : { "retry-after": String(seconds) },
    freshFor: null,
  };
}

function parseUrlQuery(url: string): string {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start);
}

/** Returns the path of the page to which a data request (`/category.data`, `/_root.data`) belongs. */
function pagePathFromDataPath(path: string): string {
  if (!path.endsWith(".data")) return path;
  const page = path.slice(0, -".data".length);
  return page === "/_root" || page === "/_" ? "/" : page;
}

function sendRedirect(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(302).headers({ location, "cache-control": "no-store" }).send("");
}
