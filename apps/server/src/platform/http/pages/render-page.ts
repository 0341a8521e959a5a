import type { Http } from "../http.ts";
import { RefusalError } from "../input/json-body.ts";
import { prepareReply } from "../reply/prepared-reply.ts";
import type { PreparedReply } from "../reply/prepared-reply.ts";
import { DEFAULT_RETRY_AFTER_SECONDS } from "../reply/answer-errors.ts";
import { refuse } from "../reply/refusal.ts";
import { createPageClient } from "./page-call.ts";
import type { PageProperties } from "./page-facts.ts";
import type { MarkupCache } from "./shared-markup.ts";
import type { StoreBuild } from "./store-build.ts";

/** Rendered page, with the parts of the response that are sent. */
export interface RenderedPage {
  status: number;
  body: Buffer;
  contentType: string;
  location: string | null;
  /** Header with which React Router marks its own data responses. Empty for all other pages. */
  headers: Record<string, string>;
  /** Time in milliseconds after which the page cache renders the page again. Null: no limit of its own. */
  freshFor: number | null;
}

export interface RenderOptions {
  facts: PageProperties;
  build: StoreBuild;
  /** Query of the visitor. Cached pages are rendered without a query. */
  query: string;
  isKept: boolean;
  /** Token of the preview to render. A preview contains unsaved changes. */
  previewToken?: string;
  markup: MarkupCache;
}

/**
 * Renders one page of the store. Counts as a read call and throws `busy` if no concurrency slot is free. Uses no data
 * of the visitor, such as cookies, except those in `facts`, which are part of the cache key.
 */
export async function renderPage(http: Http, options: RenderOptions): Promise<RenderedPage> {
  const leave = await http.gate.enter("read", options.facts.merchant?.id ?? "");
  if (!leave) throw new RefusalError(refuse("busy", { seconds: DEFAULT_RETRY_AFTER_SECONDS }));
  try {
    return await renderAdmittedPage(http, options);
  } finally {
    leave();
  }
}

async function renderAdmittedPage(
  http: Http,
  { facts, build, query, isKept, previewToken, markup }: RenderOptions,
): Promise<RenderedPage> {
  const { merchant, brand } = facts;
  const { shared, fill } = markup.forPage(facts);
  let freshFor: number | null = null;
  const context = build.createContext({
    call: createPageClient(http, {
      origin: facts.origin,
      merchantId: merchant?.id ?? null,
      ...(previewToken !== undefined && { previewToken }),
    }),
    merchantState: facts.state,
    merchant: brand && { ...brand.settings, payments: brand.payments[facts.shell] },
    language: facts.language,
    // A brand with a forced language offers only this language [LN-2].
    languages: brand?.isForced ? [facts.language] : (brand?.languages ?? []),
    shell: facts.shell,
    origin: facts.origin,
    isShared: facts.isShared,
    kept: isKept,
    isPreview: previewToken !== undefined,
    buildId: build.id,
    shared,
    // The lifetime is at least 1 ms, because the cache treats 0 ms as unlimited.
    limitLifetime: (milliseconds) => (freshFor = Math.max(1, Math.min(milliseconds, freshFor ?? Infinity))),
  });
  const request = new Request(`${facts.origin}${facts.path}${query}`, { headers: { accept: "text/html" } });
  const response = await build.handle(request, context);
  return {
    status: response.status,
    body: fill(await response.text()),
    contentType: response.headers.get("content-type") ?? "text/html; charset=utf-8",
    location: toSameOriginPath(response.headers.get("location"), facts.origin),
    headers: response.headers.has("x-remix-response") ? { "x-remix-response": "yes" } : {},
    freshFor,
  };
}

/** Prepares a rendered page for the cache. */
export function prepareCachedPage(page: RenderedPage, policy: string, facts: PageProperties): PreparedReply {
  return prepareReply(page.body, {
    contentType: page.contentType,
    headers: {
      ...page.headers,
      ...buildPageOfHeader(facts),
      "content-security-policy": policy,
      vary: "accept-encoding, cookie",
    },
    freshFor: page.freshFor,
  });
}

/**
 * Returns the header that identifies the page for the service worker, because one host may show several brands in
 * several languages [BR-13].
 */
export function buildPageOfHeader({
  merchant,
  state,
  language,
  shell,
}: PageProperties): Record<string, string> {
  return merchant && state === "active" ? { "page-of": `${merchant.id}/${language}/${shell}` } : {};
}

/** Returns the path of a redirect, always on the same origin (S17). */
function toSameOriginPath(location: string | null, origin: string): string | null {
  if (location === null) return null;
  try {
    const url = new URL(location, origin);
    return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : "/";
  } catch {
    return "/";
  }
}
