import { createHash } from "node:crypto";
import type { ShellKind } from "@dasturxon/contract/page-context";

type Directive =
  | "script-src"
  | "connect-src"
  | "img-src"
  | "frame-src"
  | "style-src"
  | "font-src"
  | "worker-src";

/** More sources that a brand's page needs: map tiles, the counters that the brand switched on. */
export type PageSources = Partial<Record<Directive, string[]>>;

const FRAMES: Record<ShellKind, string> = {
  web: "'none'",
  // Its own pages too: the demo plays what is around the store there.
  telegram: "'self' https://web.telegram.org https://*.telegram.org",
  click: "'self' https://*.click.uz",
};

/** What a service worker may load: its own files, pages and calls. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Hashes of inline scripts as the policy names them. */
export function scriptHashes(scripts: readonly string[]): string[] {
  return scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
}

/**
 * The Content-Security-Policy of a page: scripts from our own files and those inline ones that the build itself
 * names, by hash. Never by what stands in the HTML: that would bless whatever somebody slipped into it.
 */
export function pagePolicy(
  hashes: readonly string[],
  { shell, framedBy = FRAMES[shell], more = {} }: { shell: ShellKind; framedBy?: string; more?: PageSources },
): string {
  const base: Record<Directive, string> = {
    "script-src": ["'self'", ...hashes].join(" "),
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob: https:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "frame-src": "'none'",
    "worker-src": "'self' blob:",
  };
  const sources = Object.entries(base).map(([directive, own]) => {
    const added = more[directive as Directive] ?? [];
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
