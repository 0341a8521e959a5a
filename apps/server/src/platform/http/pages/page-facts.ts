import { languageFromParameter } from "@dasturxon/domain/language-parameter";
import { chooseLanguage } from "@dasturxon/domain/choose-language";
import { isLanguage, LANGUAGES, toWireLanguage } from "@dasturxon/domain/locale";
import type { MerchantState, StoreShellKind } from "@dasturxon/contract/page-context";
import type { WebSettings } from "@dasturxon/contract";
import type { Language } from "@dasturxon/domain/locale";
import type { FastifyRequest } from "fastify";
import type { RequestBrandHints, Merchant } from "../call.ts";
import { readCookies } from "../session/cookies.ts";
import type { Http } from "../http.ts";
import { findPreviewedBrand } from "../session/previews.ts";
import { readBrandHints } from "../session/resolve-merchant.ts";

/** Data of a brand that pages need, from the brand's settings. */
export interface BrandFacts {
  /** Settings of the brand, passed to the store's pages unchanged. */
  settings: WebSettings;
  /** Payment methods by shell, such as Telegram. The payment methods of the web are in the settings [CH-6]. */
  payments: Record<StoreShellKind, WebSettings["payments"]>;
  /** Languages of the brand, in display order [LN-2]. */
  languages: Language[];
  main: Language;
  isForced: boolean;
  /** Address of the brand, `https://osh.example.uz`. Null if it is known only from the request. */
  origin: string | null;
}

/** All properties that determine the page for a guest. */
export interface PageProperties {
  merchant: Merchant | null;
  state: MerchantState;
  brand: BrandFacts | null;
  language: Language;
  shell: StoreShellKind;
  /** Address of the brand, `https://osh.example.uz`, or the origin of the request. */
  origin: string;
  path: string;
  /** True if the host also serves other brands. */
  isShared: boolean;
}

/** Cookie that the page's URL requests. It stores the choice of a brand, shell or language. */
export interface CookieChoice {
  name: "vendor" | "shell" | "lang";
  value: string;
}

export function getMerchantState(merchant: Merchant | null): MerchantState {
  if (!merchant) return "unknown";
  return merchant.isDeleted ? "deleted" : merchant.isActive ? "active" : "inactive";
}

/**
 * Returns the shell in which the store runs (web, Telegram, Click): from the URL, otherwise from the cookie, otherwise
 * `web`.
 */
export function readShellKind(request: FastifyRequest): { shell: StoreShellKind; isTold: boolean } {
  const query = request.query as Record<string, unknown>;
  if (typeof query.tgWebAppStartParam === "string") return { shell: "telegram", isTold: true };
  if (isShellKind(query.shell)) return { shell: query.shell, isTold: true };
  const stored = readCookies(request.headers.cookie)["shell"];
  return { shell: isShellKind(stored) ? stored : "web", isTold: false };
}

function isShellKind(value: unknown): value is StoreShellKind {
  return value === "web" || value === "telegram" || value === "click";
}

/** Reads the facts of a request. `choices` are the cookies to set [BR-1, LN-5]. */
export async function readPageProperties(
  http: Http,
  request: FastifyRequest,
  { path, brandOf }: { path: string; brandOf: (merchant: Merchant) => Promise<BrandFacts | null> },
): Promise<{ facts: PageProperties; choices: CookieChoice[] }> {
  const question = readBrandHints(request);
  const begun = findPreviewedBrand(http, request);
  const byHost = begun ? null : await http.merchants.byHost(question);
  const merchant = begun ?? byHost?.merchant ?? null;
  const brand = merchant && !merchant.isDeleted ? await brandOf(merchant) : null;
  const { shell, isTold } = readShellKind(request);
  const { language, chosen } = choosePageLanguage(request, brand, shell);
  const choices: CookieChoice[] = [];
  if (chosen !== null) choices.push({ name: "lang", value: chosen });
  if (byHost && !byHost.isNamed && (await isBrandChosenByUrl(http, byHost.merchant, question)))
    choices.push({ name: "vendor", value: byHost.merchant.key });
  if (isTold) choices.push({ name: "shell", value: shell });
  const origin = brand?.origin ?? `${request.protocol}://${request.host.toLowerCase()}`;
  return {
    facts: {
      merchant,
      state: getMerchantState(merchant),
      brand,
      language,
      shell,
      origin,
      path,
      isShared: byHost?.isShared === true,
    },
    choices,
  };
}

/**
 * Returns the language of the page: from the URL (`?lang=ru`), otherwise from the visitor's cookie and the brand. If
 * the URL differs from the cookie, the cookie is set, so that the next page has the same language [LN-2, LN-5, LN-7].
 */
function choosePageLanguage(
  request: FastifyRequest,
  brand: BrandFacts | null,
  shell: StoreShellKind,
): { language: Language; chosen: string | null } {
  const cookies = readCookies(request.headers.cookie);
  // The Click application provides its own language in the cookie `click-language`. Click has not confirmed it: existing
  // shops read the same cookie.
  const stored = cookies["lang"] ?? (shell === "click" ? cookies["click-language"] : undefined);
  const { lang } = request.query as Record<string, unknown>;
  // Without a brand the page is available in every language.
  const offered = brand?.languages ?? LANGUAGES;
  const named = brand?.isForced ? null : languageFromParameter(lang, offered);
  const language = chooseLanguage({
    stored,
    channel: shell === "telegram" ? "messenger" : "web",
    offered,
    main: brand?.main,
    forced: brand?.isForced ? brand.main : named,
  });
  // The Telegram app uses another code for English, and only that code is valid there [LN-5].
  const spelled = named && shell === "telegram" ? toWireLanguage(named) : named;
  return { language, chosen: spelled === stored ? null : spelled };
}

/** Returns whether the URL chose this brand by its key, id or another name. Returns false if the URL names no brand. */
async function isBrandChosenByUrl(
  http: Http,
  { key, id }: Merchant,
  question: RequestBrandHints,
): Promise<boolean> {
  if (question.vendor === null) return false;
  const named = question.vendor.trim().toLowerCase();
  if (named === key || named === id) return true;
  const unasked = await http.merchants.byHost({ ...question, vendor: null });
  return unasked?.merchant.id !== id;
}

/** Returns whether a path may start with a language or page number to be removed [LN-3, LN-4]. */
export function mayHaveLanguageOrPagePrefix(path: string): boolean {
  const [, head = ""] = path.split(/[\\/]/, 2);
  return isLanguage(head) || head === "1" || head === "2";
}
