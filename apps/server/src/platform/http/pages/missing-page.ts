import type { RenderedPage } from "./render-page.ts";

/** Placeholder path at which a brand's 404 page is rendered. The requested path replaces it. */
export const PLACEHOLDER_PATH = "/no-such-page-0";

/** A cached 404 page, with `PLACEHOLDER_PATH` in all places of the path. */
export interface MissingPage extends Omit<RenderedPage, "body"> {
  body: string;
  /** Size in memory, in bytes. */
  size: number;
}

export function prepareMissingPage(page: RenderedPage): MissingPage | null {
  if (page.status !== 404) return null;
  const body = page.body.toString();
  return { ...page, body, size: body.length * 2 };
}

/**
 * Returns the page for this path. `URL` escapes all characters that are special in HTML and JSON except two, which are
 * escaped here [RT-3].
 */
export function renderMissingPage(page: MissingPage, path: string): RenderedPage {
  const { pathname } = new URL(path, "http://localhost");
  const shown = pathname.replaceAll("&", "%26").replaceAll("'", "%27");
  return { ...page, body: Buffer.from(page.body.replaceAll(PLACEHOLDER_PATH, () => shown)) };
}
