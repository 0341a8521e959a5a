import type { RenderedPage } from "./render-page.ts";

/** The path that a brand's page for unknown paths is rendered at; a visitor's own is put in its place. */
export const NOWHERE = "/no-such-page-0";

/** A page for unknown paths as it is kept: 404, with `NOWHERE` wherever it names its path. */
export interface MissingPage extends RenderedPage {
  /** Bytes in memory. */
  size: number;
}

export function prepareMissing(page: RenderedPage): MissingPage | null {
  return page.status === 404 ? { ...page, size: page.body.length * 2 } : null;
}

/** The page for this path. `URL` escapes what HTML and JSON could stumble over, but for two characters [RT-3]. */
export function missingAt(page: MissingPage, path: string): RenderedPage {
  const { pathname } = new URL(path, "http://localhost");
  const shown = pathname.replaceAll("&", "%26").replaceAll("'", "%27");
  return { ...page, body: page.body.replaceAll(NOWHERE, () => shown) };
}
