// Data that the server passes to the store for each page. Types only: the store's bundle imports no code from this
// file.
import type { Language } from "@dasturxon/domain/language";
import type { ApiCallFunction } from "./client.ts";
import type { DasturxonApi } from "./index.ts";
import type { WebSettings } from "./merchants.ts";

export type StoreShellKind = "web" | "telegram" | "click";

/**
 * Whether the store can be shown. `unknown`: the host belongs to no brand [BR-6]. `inactive` or `deleted`: see [BR-7].
 */
export type MerchantState = "active" | "inactive" | "deleted" | "unknown";

/** Markup shared by a brand's pages. It depends only on the brand's content, the language and the time. */
export interface SharedMarkup<Facts> {
  html: string;
  /** Data of the shared markup that the page needs in addition to the HTML. */
  facts: Facts;
  /**
   * Time in milliseconds until the markup changes, because it depends on the time; null: it stays valid until the
   * content changes.
   */
  freshFor: number | null;
}

/**
 * Data and functions for rendering a web page of the store on the server. If `kept` is true, the page must not contain
 * data of the visitor: personal parts are rendered in the browser.
 */
export interface PageContext {
  /** API client that calls the server in-process (`inject`) as a guest of this brand. */
  call: ApiCallFunction<DasturxonApi>;
  merchantState: MerchantState;
  /** Public settings of the brand; null if the host belongs to no brand. */
  merchant: WebSettings | null;
  language: Language;
  /** Languages offered by the brand, in display order [LN-2]. */
  languages: Language[];
  shell: StoreShellKind;
  /** Origin for canonical and alternate links, without a trailing slash: `https://osh.example.uz`. */
  origin: string;
  /** Whether several brands share the host; `/brands` lists them [BR-11]. */
  isShared: boolean;
  /**
   * Whether the server stores the HTML of the page and sends it to all guests. It then contains no data of a visitor.
   */
  kept: boolean;
  /** Whether the page is a preview of unsaved changes for the staff. Orders are disabled in it. */
  isPreview: boolean;
  buildId: string;
  /**
   * Limits the time in milliseconds for which the page may be cached. Called for content that changes with time, such
   * as whether a branch is open. If it is called several times, the shortest time applies.
   */
  limitLifetime(milliseconds: number): void;
  /**
   * Returns markup that all visitors share, by its name. The server creates it once per version of the brand's content
   * and language. `html` is a placeholder to render; the server replaces it with the markup when it sends the page.
   */
  shared<Facts>(
    name: string,
    make: () => Promise<SharedMarkup<Facts>>,
  ): Promise<Pick<SharedMarkup<Facts>, "html" | "facts">>;
}

/** Data of a page context without its functions, which `npm run dev` sends from one process to another. */
export type SerializedPageContext = Omit<PageContext, "call" | "shared" | "limitLifetime">;
