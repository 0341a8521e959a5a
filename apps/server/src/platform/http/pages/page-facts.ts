import { addressedLanguage } from "@dasturxon/domain/language-parameter";
import { chooseLanguage, isLanguage, LANGUAGES, toWire } from "@dasturxon/domain/locale";
import type { MerchantState, ShellKind } from "@dasturxon/contract/page-context";
import type { WebSettings } from "@dasturxon/contract";
import type { Language } from "@dasturxon/domain/locale";
import type { FastifyRequest } from "fastify";
import type { HostQuestion, Merchant } from "../call.ts";
import { readCookies } from "../cookies.ts";
import type { Http } from "../http.ts";
import { begunBrand } from "../previews.ts";
import { hostQuestion } from "../resolve-merchant.ts";

/** What a page needs to know of its brand; the app supplies it from the brand's settings. */
export interface BrandFacts {
  /** Handed to the store as it is. */
  settings: WebSettings;
  /** Ways to pay where it is shown: the web's are those of the settings [CH-6]. */
  payments: Record<ShellKind, WebSettings["payments"]>;
  /** Languages that the brand offers, in the order to show [LN-2]. */
  languages: Language[];
  main: Language;
  isForced: boolean;
  /** `https://osh.example.uz`, the brand's own address; null where only the request tells how it is reached. */
  origin: string | null;
}

/** Everything that decides how a page looks to a guest. */
export interface PageFacts {
  merchant: Merchant | null;
  state: MerchantState;
  brand: BrandFacts | null;
  language: Language;
  shell: ShellKind;
  /** `https://osh.example.uz`: the brand's own address, else as the visitor sees it. */
  origin: string;
  path: string;
  /** True if the host also serves other brands. */
  isShared: boolean;
}

/** A cookie that a page's address asks for: the choice of a brand, of a shell or of a language. */
export interface Choice {
  name: "vendor" | "shell" | "lang";
  value: string;
}

export function stateOf(merchant: Merchant | null): MerchantState {
  if (!merchant) return "unknown";
  return merchant.isDeleted ? "deleted" : merchant.isActive ? "active" : "inactive";
}

/** The shell: told by the address, else remembered, else the web. */
export function shellOf(request: FastifyRequest): { shell: ShellKind; isTold: boolean } {
  const query = request.query as Record<string, unknown>;
  if (typeof query.tgWebAppStartParam === "string") return { shell: "telegram", isTold: true };
  if (isShell(query.shell)) return { shell: query.shell, isTold: true };
  const stored = readCookies(request.headers.cookie)["shell"];
  return { shell: isShell(stored) ? stored : "web", isTold: false };
}

function isShell(value: unknown): value is ShellKind {
  return value === "web" || value === "telegram" || value === "click";
}

/** Reads a request's facts; `choices` are the cookies to set besides [BR-1, LN-5]. */
export async function readPageFacts(
  http: Http,
  request: FastifyRequest,
  { path, brandOf }: { path: string; brandOf: (merchant: Merchant) => Promise<BrandFacts | null> },
): Promise<{ facts: PageFacts; choices: Choice[] }> {
  const question = hostQuestion(request);
  const begun = begunBrand(http, request);
  const byHost = begun ? null : await http.merchants.byHost(question);
  const merchant = begun ?? byHost?.merchant ?? null;
  const brand = merchant && !merchant.isDeleted ? await brandOf(merchant) : null;
  const { shell, isTold } = shellOf(request);
  const { language, chosen } = languageOf(request, brand, shell);
  const choices: Choice[] = [];
  if (chosen !== null) choices.push({ name: "lang", value: chosen });
  if (byHost && !byHost.isNamed && (await isChosen(http, byHost.merchant, question)))
    choices.push({ name: "vendor", value: byHost.merchant.key });
  if (isTold) choices.push({ name: "shell", value: shell });
  const origin = brand?.origin ?? `${request.protocol}://${request.host.toLowerCase()}`;
  return {
    facts: {
      merchant,
      state: stateOf(merchant),
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
 * The language of the page: named by its address (`?lang=ru`), else as the visitor's cookie and the brand have it.
 * An address that names another than the cookie chooses it, so that the next page speaks no other [LN-2, LN-5, LN-7].
 */
function languageOf(
  request: FastifyRequest,
  brand: BrandFacts | null,
  shell: ShellKind,
): { language: Language; chosen: string | null } {
  const cookies = readCookies(request.headers.cookie);
  // Click's application tells its own language; unconfirmed, as shops have it.
  const stored = cookies["lang"] ?? (shell === "click" ? cookies["click-language"] : undefined);
  const { lang } = request.query as Record<string, unknown>;
  // What is shown where there is no brand (no longer) speaks every language.
  const offered = brand?.languages ?? LANGUAGES;
  const named = brand?.isForced ? null : addressedLanguage(lang, offered);
  const language = chooseLanguage({
    stored,
    channel: shell === "telegram" ? "messenger" : "web",
    offered,
    main: brand?.main,
    forced: brand?.isForced ? brand.main : named,
  });
  // The messenger's word for English is another, and only its own counts there [LN-5].
  const spelled = named && shell === "telegram" ? toWire(named) : named;
  return { language, chosen: spelled === stored ? null : spelled };
}

/** Whether the address chose this brand, by its key, id or another name of it; who named nobody chose nothing. */
async function isChosen(http: Http, { key, id }: Merchant, question: HostQuestion): Promise<boolean> {
  if (question.vendor === null) return false;
  const named = question.vendor.trim().toLowerCase();
  if (named === key || named === id) return true;
  const unasked = await http.merchants.byHost({ ...question, vendor: null });
  return unasked?.merchant.id !== id;
}

/** Whether a path may begin with a language or page number that is to be taken off [LN-3, LN-4]. */
export function mayHavePrefix(path: string): boolean {
  const [, head = ""] = path.split(/[\\/]/, 2);
  return isLanguage(head) || head === "1" || head === "2";
}
