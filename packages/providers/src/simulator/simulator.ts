/** Request to a simulator's page or API. */
export interface PageRequest {
  method: string;
  /** Path below the simulator's own path, without the query. */
  rest: string;
  query: URLSearchParams;
  /** Submitted form fields, such as the pressed button. */
  form: URLSearchParams;
  /** Headers and raw body of a request to the provider's own API. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
  /** Origin of the store. Redirects never leave it. */
  origin: string;
  /** Language of the browser, used if the link specifies none. */
  language: "uz" | "ru" | "en";
}

/**
 * HTML page (with its own content security policy if it has scripts), redirect, or API response as JSON or plain text.
 */
export type PageReply =
  | { html: string; policy?: string }
  | { goTo: string }
  | { json: object; status?: number }
  | { text: string };

/** Simulated provider with its pages. Its callbacks reach the server over HTTP, like those of the real provider. */
export interface ProviderSimulator {
  answer(request: PageRequest): Promise<PageReply>;
}

/** Returns the return URL if it belongs to the store's own origin, otherwise "/". */
export function storeUrlFromReturnUrl(returnUrl: string | null, origin: string): string {
  const isStore = returnUrl !== null && URL.canParse(returnUrl) && new URL(returnUrl).origin === origin;
  return isStore ? returnUrl : "/";
}

const HTML_ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML. */
export const escapeHtmlText = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => HTML_ENTITIES[sign] ?? sign);

/** Renders a complete page of a simulator, simple enough for any phone. */
export function renderSimulatorPage(parts: {
  title: string;
  color: string;
  lang: string;
  body: string;
}): string {
  return `<!doctype html><html lang="${parts.lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtmlText(parts.title)}</title><style>
:root{color-scheme:light dark;--ink:#16181d;--soft:#5b616e;--ground:#f3f4f6;--card:#fff;--line:#e2e4e9;--own:${parts.color}}
@media(prefers-color-scheme:dark){:root{--ink:#f2f3f5;--soft:#a3a9b5;--ground:#111317;--card:#1b1e24;--line:#31353d}}
*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:16px;background:var(--ground);
color:var(--ink);font:16px/1.45 system-ui,sans-serif}main{width:100%;max-width:400px;display:grid;gap:16px;padding:24px;
border-radius:20px;background:var(--card)}h1{margin:0;font-size:20px}p{margin:0;color:var(--soft)}.sum{font-size:32px;
font-weight:700;color:var(--ink)}form{display:grid;gap:8px}button,a.button{min-height:52px;padding:0 16px;border:0;
border-radius:14px;background:var(--line);color:var(--ink);font:inherit;font-weight:600;cursor:pointer;display:grid;
place-items:center;text-decoration:none}button.main{background:var(--own);color:#fff}details{border-top:1px solid var(--line);
padding-top:12px}summary{min-height:44px;display:flex;align-items:center;cursor:pointer;color:var(--soft)}
ul{margin:0}.note{padding:12px 14px;border-radius:12px;background:var(--ground);color:var(--ink)}ul.note{padding-inline-start:32px}</style></head>
<body><main>${parts.body}</main></body></html>`;
}
