// What the server hands to the store for each page. Types only: the store's bundle takes nothing from here.
import type { Language } from "@dasturxon/domain/language";
import type { Call } from "./client.ts";
import type { Api } from "./index.ts";
import type { WebSettings } from "./merchants.ts";

export type ShellKind = "web" | "telegram" | "click";

/** Why no brand's store can be shown: nobody's host [BR-6], switched off or deleted [BR-7]. */
export type MerchantState = "active" | "inactive" | "deleted" | "unknown";

/** Markup that a brand's pages share: its content, the language and the clock decide how it looks, nothing else. */
export interface SharedMarkup<Facts> {
  html: string;
  /** What pages need to know of it besides. */
  facts: Facts;
  /** Milliseconds until the clock changes it; null: it holds as long as the content does. */
  freshFor: number | null;
}

/** Nothing of the visitor may be in it when `kept` is true: what is personal is drawn in the browser. */
export interface PageContext {
  /** The API's client, going in by the door (`inject`) as a guest of this brand. */
  call: Call<Api>;
  merchantState: MerchantState;
  /** Null when the host names no brand. */
  merchant: WebSettings | null;
  language: Language;
  /** Languages that the brand offers, in the order to show [LN-2]. */
  languages: Language[];
  shell: ShellKind;
  /** `https://osh.example.uz`, no slash at the end: for canonical and alternate links. */
  origin: string;
  /** Whether several brands share the host; `/brands` lists them [BR-11]. */
  isShared: boolean;
  /** The HTML will be kept for every guest. */
  kept: boolean;
  /** Staff look at what is not saved: nothing is ordered. */
  isPreview: boolean;
  buildId: string;
  /**
   * Markup of this name, made once for a version of the brand's content and a language. `html` is what to draw: it
   * stands for the markup, which the server puts there when it sends the page.
   */
  shared<Facts>(
    name: string,
    make: () => Promise<SharedMarkup<Facts>>,
  ): Promise<Pick<SharedMarkup<Facts>, "html" | "facts">>;
}
