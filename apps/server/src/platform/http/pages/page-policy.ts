import { createHash } from "node:crypto";
import type { StoreShellKind } from "@dasturxon/contract/page-context";

type ContentPolicyDirective =
  | "script-src"
  | "connect-src"
  | "img-src"
  | "frame-src"
  | "style-src"
  | "font-src"
  | "worker-src";

/** Additional Content-Security-Policy sources of a brand's pages: map tiles and enabled analytics. */
export type PageSources = Partial<Record<ContentPolicyDirective, string[]>>;

const FRAME_ANCESTORS: Record<StoreShellKind, string> = {
  web: "'none'",
  // The source `'self'` allows frames in our own pages, because the demo simulates the messenger around the store.
  telegram: "'self' https://web.telegram.org https://*.telegram.org",
  click: "'self' https://*.click.uz",
};

/** Content-Security-Policy of a service worker: its own files, pages and calls. */
export const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Returns the hashes of inline scripts in the form of the Content-Security-Policy. */
export function hashScripts(scripts: readonly string[]): string[] {
  return scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
}

/**
 * Returns the Content-Security-Policy of a page: scripts from our own files, and those inline scripts that the build
 * lists, by hash. The hashes are never computed from the HTML, because that would allow injected scripts.
 */
export function buildPagePolicy(
  hashes: readonly string[],
  {
    shell,
    framedBy = FRAME_ANCESTORS[shell],
    more = {},
  }: { shell: StoreShellKind; framedBy?: string; more?: PageSources },
): string {
  const base: Record<ContentPolicyDirective, string> = {
    "script-src": ["'self'", ...hashes].join(" "),
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob: https:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "frame-src": "'none'",
    "worker-src": "'self' blob:",
  };
  const sources = Object.entries(base).map(([directive, own]) => {
    const added = more[directive as ContentPolicyDirective] ?? [];
    return `${directive} ${[own === "'none'" && added.length > 0 ? "" : own, ...added].join(" ").trim()}`;
  });
  return [
    "default-src 'self'",
    ...sources,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join("; ");
}
