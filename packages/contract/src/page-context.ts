// Data that the server passes to the store for each page. Types only: the store's bundle imports no code from this
// file.
import type { Language } from "@dasturxon/domain/language";
import type { CallFunction } from "./client.ts";
import type { Api } from "./index.ts";
import type { WebSettings } from "./merchants.ts";

export type ShellKind = "web" | "telegram" | "click";

/**
 * Whether the store can be shown. `unknown`: the host belongs to no brand [BR-6]. `inactive` or `deleted`: see [BR-7].
 */
export type MerchantState = "active" | "inactive" | "deleted" | "unknown";

/** Markup shared by a brand's pages. It depends only on the brand's content, the language and the time. */
export interface SharedMarkup<Facts> {
  html: string;
  /** Additional data that pages need. */
  facts: Facts;
  /** Milliseconds until the passing of time changes the markup; null: valid until the content changes. */
  freshFor: number | null;
}

/**
 * Data and functions for rendering a web page of the store on the server. If `kept` is true, the page must not contain
 * data of the visitor: personal parts are rendered in the browser.
 */
export interface PageContext {
  /** API client that calls the server in-process (`inject`) as a guest of this brand. */
  call: CallFunction<Api>;
  merchantState: MerchantState;
  /** Public settings of the brand; null if the host belongs to no brand. */
  merchant: WebSettings | null;
  language: Language;
  /** Languages offered by the brand, in display order [LN-2]. */
  languages: Language[];
  shell: ShellKind;
  /** Origin for canonical and alternate links, without a trailing slash: `https://osh.example.uz`. */
  origin: string;
  /** Whether several brands share the host; `/brands` lists them [BR-11]. */
  isShared: boolean;
  /** Whether the HTML is cached for all guests. */
  kept: boolean;
  /** Whether staff preview unsaved changes. Orders are disabled. */
  isPreview: boolean;
  buildId: string;
  /**
   * Shortens the time for which the page may be cached, in milliseconds, for content that the passing of time changes,
   * such as the opening state of a branch. The shortest of several times applies.
   */
  limitLifetime(milliseconds: number): void;
  /**
   * Returns named markup, created once per version of the brand's content and language. `html` is a placeholder to
   * render; the server replaces it with the markup when sending the page.
   */
  shared<Facts>(
    name: string,
    make: () => Promise<SharedMarkup<Facts>>,
  ): Promise<Pick<SharedMarkup<Facts>, "html" | "facts">>;
}

/** Data of a page context without its functions, which `npm run dev` sends from one process to another. */
export type PageContextData = Omit<PageContext, "call" | "shared" | "limitLifetime">;
