import type { RenderedPage } from "./render-page.ts";

/** The path that a brand's page for unknown paths is rendered at; a visitor's own is put in its place. */
export const NOWHERE = "/no-such-page-0";

/** A page for unknown paths as it is kept: 404, with `NOWHERE` wherever it names its path. */
export interface MissingPage extends Omit<RenderedPage, "body"> {
  body: string;
  /** Bytes in memory. */
  size: number;
}

export function prepareMissing(page: RenderedPage): MissingPage | null {
  if (page.status !== 404) return null;
  const body = page.body.toString();
  return { ...page, body, size: body.length * 2 };
}

/** The page for this path. `URL` escapes what HTML and JSON could stumble over, but for two characters [RT-3]. */
export function missingAt(page: MissingPage, path: string): RenderedPage {
  const { pathname } = new URL(path, "http://localhost");
  const shown = pathname.replaceAll("&", "%26").replaceAll("'", "%27");
  return { ...page, body: Buffer.from(page.body.replaceAll(NOWHERE, () => shown)) };
}
