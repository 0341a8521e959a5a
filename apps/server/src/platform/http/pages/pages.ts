import { LANGUAGE_PARAMETER } from "@dasturxon/domain/language-parameter";
import { LANGUAGE_COOKIE_DAYS, LANGUAGES, stripLanguagePrefix, toWire } from "@dasturxon/domain/locale";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Merchant } from "../call.ts";
import { choiceCookie, expiredCookies } from "../cookies.ts";
import type { Http } from "../http.ts";
import { RefusalError } from "../json-body.ts";
import { PAGE_KEPT_MS } from "../kept-for.ts";
import type { Tx } from "../../database/index.ts";
import { wordIn } from "../previews.ts";
import { PreparedReply } from "../prepared-reply.ts";
import { networkOf } from "../rate-limit.ts";
import type { RateLimit } from "../rate-limit.ts";
import { refuse, type Refused, statusOf } from "../refusal.ts";
import { sendPrepared } from "../send-prepared.ts";
import { refusedPage } from "./refused-page.ts";
import { keptPages } from "./page-cache.ts";
import type { KeptPages } from "./page-cache.ts";
import { missingAt, NOWHERE, prepareMissing } from "./missing-page.ts";
import type { MissingPage } from "./missing-page.ts";
import { mayHavePrefix, readPageFacts } from "./page-facts.ts";
import type { BrandFacts, PageFacts } from "./page-facts.ts";
import { pagePolicy, scriptHashes } from "./page-policy.ts";
import type { PageSources } from "./page-policy.ts";
import { pageOf, prepareKept, renderPage } from "./render-page.ts";
import type { RenderedPage } from "./render-page.ts";
import { keptMarkup } from "./shared-markup.ts";
import type { StoreBuild } from "./store-build.ts";

export interface PagesOptions {
  /** The brand's settings as pages show them; asked once per content version. */
  brandOf: (merchant: Merchant) => Promise<BrandFacts>;
  /** Whether a path's page is the same for every guest, so that it may be kept. */
  isKept: (path: string) => boolean;
  /** More sources for the policy of a brand's pages: map tiles, counters. */
  sourcesOf?: (brand: BrandFacts | null, path: string) => PageSources;
  /** The same of a preview, read by its transaction. */
  brandIn?: (tx: Tx, merchant: Merchant) => Promise<BrandFacts>;
  /** Bytes of all kept pages together; 128 MB. */
  maxCachedBytes?: number;
  /** Milliseconds after which a kept page is rendered again; 60 s. */
  keptMilliseconds?: number;
}

const days = LANGUAGE_COOKIE_DAYS;
const MEGABYTE = 1024 * 1024;
/** For one address; pages that are kept cost nothing and are not counted. */
const RENDERED_A_MINUTE = 300;

/** Scripts that Vite and React Router put into a page in development, and the WebSocket by which it hears of changes. */
const UNBUILT = { scripts: ["'unsafe-inline'"], connections: ["ws:"] };

/** The build, or in development the way to the newest one: then nothing is kept. */
export type BuildSource = StoreBuild | (() => Promise<StoreBuild>);

/** Answers requests for pages of the store. */
export class Pages {
  readonly #http: Http;
  readonly #build: BuildSource;
  readonly #options: PagesOptions;
  readonly #kept: KeptPages<PreparedReply>;
  readonly #missing: KeptPages<MissingPage>;
  readonly #markup = keptMarkup({ maxBytes: 32 * MEGABYTE });
  /** Of pages rendered for one address. */
  readonly #limit: RateLimit | null;
  /** Inline scripts as the policy names them. */
  readonly #scripts: readonly string[];
  readonly #brands = new Map<string, { version: string; facts: Promise<BrandFacts> }>();

  constructor(http: Http, build: BuildSource, options: PagesOptions) {
    this.#http = http;
    this.#build = build;
    this.#options = options;
    this.#scripts = typeof build === "function" ? UNBUILT.scripts : scriptHashes(build.inlineScripts);
    this.#limit = http.limitOf("pages rendered", RENDERED_A_MINUTE);
    const { clock } = http;
    const { maxCachedBytes: maxBytes = 128 * MEGABYTE, keptMilliseconds = PAGE_KEPT_MS } = options;
    this.#kept = keptPages({
      clock,
      maxBytes,
      keptMilliseconds,
      prepare: (page, facts) => (page.status === 200 ? prepareKept(page, this.#policy(facts), facts) : null),
    });
    this.#missing = keptPages({ clock, maxBytes: 16 * MEGABYTE, keptMilliseconds, prepare: prepareMissing });
  }

  /** Forgets what is known and kept of a brand. */
  drop(merchantId: string): void {
    this.#brands.delete(merchantId);
    this.#kept.drop(merchantId);
    this.#missing.drop(merchantId);
    this.#markup.drop(merchantId);
  }

  async answer(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    // Of a brand that begins nothing is there but in its preview.
    const brandOf = async (merchant: Merchant) => (merchant.isPreview ? null : await this.#brandOf(merchant));
    const { facts, choices } = await readPageFacts(this.#http, request, { path, brandOf });
    const word = wordIn(this.#http, request);
    if (word !== null && facts.state === "active")
      return this.#preview(request, reply, { path, facts, word });
    const isSecure = request.protocol === "https";
    if (mayHavePrefix(path)) {
      // What is shown where there is no brand (no longer) speaks every language.
      const { language, page, rest } = stripLanguagePrefix(request.url, facts.brand?.languages ?? LANGUAGES);
      // The messenger's word for English is another, and only its own counts there [LN-5].
      const kept = language && facts.shell === "telegram" ? toWire(language) : language;
      if (kept) void reply.header("set-cookie", choiceCookie("lang", kept, { days, isSecure }));
      if (page) void reply.header("set-cookie", choiceCookie("page", String(page), { days, isSecure }));
      if (language ?? page) return redirect(reply, rest);
    }
    for (const { name, value } of choices) {
      void reply.header("set-cookie", choiceCookie(name, value, { days, isSecure }));
    }
    if (facts.state === "unknown" && path === "/merchantNotAvailable") {
      void reply.header("set-cookie", expiredCookies(request.headers.cookie, isSecure));
    }
    const page = await this.#page(facts, request).catch(busyPageFor(facts));
    if (!(page instanceof PreparedReply)) return this.#sendOnce(reply, page, facts);
    const merchantId = facts.merchant?.id ?? "";
    // The language's own address is one more for the page, not one of the endless ones that a query makes.
    const isPlain = ["", `?${LANGUAGE_PARAMETER}=${facts.language}`].includes(queryOf(request.url));
    const isCached = choices.length === 0 && isPlain;
    return sendPrepared(this.#http, { request, reply, prepared: page, merchantId, isCached });
  }

  /** A page as the draft of this word would make it: kept by nobody, framed by the console alone, no choice of the guest's. */
  async #preview(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, facts: saved, word }: { path: string; facts: PageFacts; word: string },
  ): Promise<FastifyReply> {
    await this.#countRender(request);
    const preview = saved.merchant && (await this.#readPreview(saved.merchant, word));
    void reply.header("x-robots-tag", "noindex");
    if (!preview) return this.#sendOnce(reply, refusalAsPage(refuse("preview_over"), saved), saved);
    // A brand that begins has no address yet that its page could call itself by.
    const brandOf = async () =>
      saved.merchant?.isPreview ? { ...preview.found, origin: null } : preview.found;
    const { facts } = await readPageFacts(this.#http, request, { path, brandOf });
    const build = typeof this.#build === "function" ? await this.#build() : this.#build;
    // What other pages share was drawn by the settings as they are.
    const markup = keptMarkup({ maxBytes: MEGABYTE });
    const page = await renderPage(this.#http, {
      facts,
      build,
      markup,
      query: "",
      isKept: false,
      previewWord: word,
    });
    return this.#sendOnce(reply, page, facts, preview.framedBy);
  }

  async #readPreview(merchant: Merchant, word: string) {
    const { brandIn } = this.#options;
    if (!brandIn) return null;
    return (
      this.#http.previews?.read({ merchantId: merchant.id, word }, (tx) => brandIn(tx, merchant)) ?? null
    );
  }

  async #page(facts: PageFacts, request: FastifyRequest): Promise<PreparedReply | RenderedPage> {
    const build = typeof this.#build === "function" ? await this.#build() : this.#build;
    const query = queryOf(request.url);
    const render = (what: Partial<PageFacts>, own: { query: string; isKept: boolean }) =>
      renderPage(this.#http, { facts: { ...facts, ...what }, build, markup: this.#markup, ...own });
    const forAll = { query: "", isKept: true };
    if (this.#isKept(facts, query)) {
      if (!this.#kept.has(facts)) await this.#countRender(request);
      return await this.#kept.get(facts, () => render({}, forAll));
    }
    if (!this.#isMissing(facts, build)) {
      await this.#countRender(request);
      return await render({}, { query, isKept: false });
    }
    const nowhere = { ...facts, path: NOWHERE };
    if (!this.#missing.has(nowhere)) await this.#countRender(request);
    const page = await this.#missing.get(nowhere, () => render(nowhere, forAll));
    return "size" in page ? missingAt(page, facts.path) : page;
  }

  /** Thrown as a refusal past the limit of the visitor's address. */
  async #countRender({ ip }: FastifyRequest): Promise<void> {
    const seconds = (await this.#limit?.count(networkOf(ip))) ?? null;
    if (seconds !== null) throw new RefusalError(refuse("too_many_requests", { seconds }));
  }

  #isKept({ state, path }: PageFacts, query: string): boolean {
    const isPartial = path.endsWith(".data") && query !== "";
    if (typeof this.#build === "function") return false;
    return state === "active" && !isPartial && this.#options.isKept(pagePathOf(path));
  }

  /** An address that no route knows: the page that says so is one for all of them. */
  #isMissing({ state, path }: PageFacts, build: StoreBuild): boolean {
    if (typeof this.#build === "function" || path.endsWith(".data")) return false;
    return state === "active" && !build.isRoute(path);
  }

  #sendOnce(reply: FastifyReply, page: RenderedPage, facts: PageFacts, framedBy?: string): FastifyReply {
    if (page.location !== null && page.status >= 300 && page.status < 400)
      return redirect(reply, page.location);
    void reply.header("content-security-policy", this.#policy(facts, framedBy));
    // What is framed is a preview, which no worker keeps.
    const isAnybodys = page.status === 200 && framedBy === undefined;
    return reply
      .code(page.status)
      .headers({ "cache-control": "no-store", ...page.headers, ...(isAnybodys && pageOf(facts)) })
      .type(page.contentType)
      .send(page.body);
  }

  #policy({ shell, brand, path }: PageFacts, framedBy?: string): string {
    const own = this.#options.sourcesOf?.(brand, path) ?? {};
    const connections = [...(own["connect-src"] ?? []), ...UNBUILT.connections];
    const more = typeof this.#build === "function" ? { ...own, "connect-src": connections } : own;
    return pagePolicy(this.#scripts, { shell, more, ...(framedBy !== undefined && { framedBy }) });
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

const BUSY = new Set<unknown>(["busy", "too_many_requests"]);

/** In place of a page that was refused for now; every other error goes on. */
function busyPageFor(facts: PageFacts): (error: unknown) => RenderedPage {
  return (error) => {
    if (!(error instanceof RefusalError) || !BUSY.has(error.refused.code)) throw error;
    const { seconds = 2 } = error.refused.data;
    return refusalAsPage(error.refused, facts, Number(seconds));
  };
}

/** `seconds`: it loads again by itself after them. */
function refusalAsPage(refused: Refused, { language }: PageFacts, seconds?: number): RenderedPage {
  return {
    status: statusOf(refused.code),
    body: Buffer.from(refusedPage(refused, language, seconds)),
    contentType: "text/html; charset=utf-8",
    location: null,
    headers: seconds === undefined ? {} : { "retry-after": String(seconds) },
  };
}

function queryOf(url: string): string {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start);
}

/** The page that a data request (`/category.data`, `/_root.data`) belongs to. */
function pagePathOf(path: string): string {
  if (!path.endsWith(".data")) return path;
  const page = path.slice(0, -".data".length);
  return page === "/_root" || page === "/_" ? "/" : page;
}

function redirect(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(302).headers({ location, "cache-control": "no-store" }).send("");
}
