import { join } from "node:path";
import { LANGUAGE_COOKIE_DAYS, stripLanguagePrefix } from "@dasturxon/domain/locale";
import type { FastifyReply, FastifyRequest } from "fastify";
import { pathOf } from "../answer-errors.ts";
import type { Merchant } from "../call.ts";
import { choiceCookie } from "../cookies.ts";
import type { Http } from "../http.ts";
import type { PreparedReply } from "../prepared-reply.ts";
import { sendPrepared } from "../send-prepared.ts";
import { staticFiles } from "../static-files.ts";
import { KeptPages } from "./kept-pages.ts";
import { mayHavePrefix, readPageFacts } from "./page-facts.ts";
import type { BrandFacts, PageFacts } from "./page-facts.ts";
import { pagePolicy, scriptHashes } from "./page-policy.ts";
import type { PageSources } from "./page-policy.ts";
import { prepareKept, renderPage } from "./render-page.ts";
import type { RenderedPage } from "./render-page.ts";
import { loadStoreBuild } from "./store-build.ts";
import type { StoreBuild } from "./store-build.ts";

export interface PagesOptions {
  /** The store's build: `server/index.js` and `client/`. */
  buildDir: string;
  /** The brand's settings as pages show them; asked once per content version. */
  brandOf: (merchant: Merchant) => Promise<BrandFacts>;
  /** Whether a path's page is the same for every guest, so that it may be kept. */
  isKept: (path: string) => boolean;
  /** More sources for the policy of a brand's pages: map tiles, counters. */
  sourcesOf?: (brand: BrandFacts | null) => PageSources;
  /** Bytes of all kept pages together; 128 MB. */
  mostKeptBytes?: number;
  /** Milliseconds after which a kept page is rendered anew; 60 s. */
  keptMilliseconds?: number;
}

/** Serves the store: its files, its pages (guests' ones kept), language and page prefixes, and build notices. */
export async function servePages(http: Http, options: PagesOptions): Promise<void> {
  const build = await loadStoreBuild(options.buildDir);
  const files = staticFiles(join(options.buildDir, "client"));
  const pages = new Pages(http, build, options);
  http.onForget.push((merchantId) => pages.drop(merchantId));
  serveBuildNotices(http, build);
  http.app.get("/assets/*", async (request, reply) => {
    const found = files.find(pathOf(request.url).slice(1));
    if (!found) return reply.callNotFound();
    return sendPrepared(http, { request, reply, prepared: await found, merchantId: "" });
  });
  http.app.get("/*", async (request, reply) => {
    const path = pathOf(request.url);
    const found = files.find(path.slice(1));
    if (found) return sendPrepared(http, { request, reply, prepared: await found, merchantId: "" });
    return await pages.answer(request, reply, path);
  });
}

/** What a page polls to learn of a new build [BD-2]. */
function serveBuildNotices(http: Http, build: StoreBuild): void {
  const notice = { id: build.id, timestamp: Date.now() };
  http.app.get("/builds/latest.json", (_request, reply) =>
    reply.header("cache-control", "no-store").send(notice),
  );
  http.app.get("/builds/meta/:file", (request, reply) => {
    const { file } = request.params as { file: string };
    if (file !== `${build.id}.json`) return reply.callNotFound();
    void reply.header("cache-control", "public, max-age=31536000, immutable");
    return reply.send({ ...notice, matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [] });
  });
}

class Pages {
  readonly #http: Http;
  readonly #build: StoreBuild;
  readonly #options: PagesOptions;
  readonly #kept: KeptPages;
  readonly #hashes: readonly string[];
  readonly #brands = new Map<string, { version: string; facts: Promise<BrandFacts> }>();

  constructor(http: Http, build: StoreBuild, options: PagesOptions) {
    this.#http = http;
    this.#build = build;
    this.#options = options;
    this.#hashes = scriptHashes(build.inlineScripts);
    this.#kept = new KeptPages({
      mostBytes: options.mostKeptBytes ?? 128 * 1024 * 1024,
      freshMilliseconds: options.keptMilliseconds ?? 60_000,
    });
  }

  drop(merchantId: string): void {
    this.#brands.delete(merchantId);
    this.#kept.drop(merchantId);
  }

  async answer(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const brandOf = (merchant: Merchant) => this.#brandOf(merchant);
    const { facts, choices } = await readPageFacts(this.#http, request, { path, brandOf });
    const isSecure = request.protocol === "https";
    if (mayHavePrefix(path)) {
      const { language, page, rest } = stripLanguagePrefix(request.url, facts.brand?.languages ?? []);
      const days = LANGUAGE_COOKIE_DAYS;
      if (language) void reply.header("set-cookie", choiceCookie("lang", language, { days, isSecure }));
      if (page) void reply.header("set-cookie", choiceCookie("page", String(page), { days, isSecure }));
      if (language ?? page) return redirect(reply, rest);
    }
    for (const { name, value } of choices) {
      void reply.header("set-cookie", choiceCookie(name, value, { days: LANGUAGE_COOKIE_DAYS, isSecure }));
    }
    const query = request.url.slice(
      request.url.indexOf("?") < 0 ? request.url.length : request.url.indexOf("?"),
    );
    const kept = await this.#keptPage(facts, query);
    if (kept && facts.merchant) {
      const merchantId = facts.merchant.id;
      return sendPrepared(this.#http, {
        request,
        reply,
        prepared: kept,
        merchantId,
        isShelved: query === "",
      });
    }
    const page = await renderPage(this.#http, { facts, build: this.#build, query, isKept: false });
    return this.#sendOnce(reply, page, facts);
  }

  async #keptPage(facts: PageFacts, query: string): Promise<PreparedReply | null> {
    const { merchant, path } = facts;
    const isPartial = path.endsWith(".data") && query !== "";
    if (!merchant || facts.state !== "active" || isPartial) return null;
    if (!this.#options.isKept(pagePathOf(path))) return null;
    const key = [merchant.id, merchant.contentVersion, facts.language, facts.shell, facts.origin, path].join(
      "\n",
    );
    return await this.#kept.get(key, merchant.id, async () => {
      const page = await renderPage(this.#http, { facts, build: this.#build, query: "", isKept: true });
      if (page.status >= 500) throw new Error(`a page to keep answered ${page.status}: ${path}`);
      return await prepareKept(page, this.#policy(facts));
    });
  }

  #sendOnce(reply: FastifyReply, page: RenderedPage, facts: PageFacts): FastifyReply {
    if (page.location !== null && page.status >= 300 && page.status < 400)
      return redirect(reply, page.location);
    return reply
      .code(page.status)
      .headers({ "cache-control": "no-store", "content-security-policy": this.#policy(facts) })
      .type(page.contentType)
      .send(page.body);
  }

  #policy(facts: PageFacts): string {
    return pagePolicy(facts.shell, this.#hashes, this.#options.sourcesOf?.(facts.brand));
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

/** The page that a data request (`/category.data`, `/_root.data`) belongs to. */
function pagePathOf(path: string): string {
  if (!path.endsWith(".data")) return path;
  const page = path.slice(0, -".data".length);
  return page === "/_root" || page === "/_" ? "/" : page;
}

function redirect(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(302).headers({ location, "cache-control": "no-store" }).send("");
}
