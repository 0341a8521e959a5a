import lighthouse from "lighthouse";
import type { Result } from "lighthouse";

export const minLighthouseScores = {
  performance: 95,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
} as const;
export const lighthouseTimingLabels = {
  "first-contentful-paint": "First paint, ms",
  "largest-contentful-paint": "Largest paint, ms",
  "speed-index": "Speed index, ms",
  "total-blocking-time": "Blocking, ms",
  "cumulative-layout-shift": "Layout shift",
} as const;

type LighthouseScoreName = keyof typeof minLighthouseScores;
export type LighthouseTimingName = keyof typeof lighthouseTimingLabels;

export interface PageVisit {
  /** Lighthouse scores out of 100. NaN for categories that were not audited. */
  scores: Record<string, number>;
  timings: Record<string, number>;
  /** Ids of the Lighthouse audits that failed. */
  failed: string[];
  /** URLs of the scripts that the page loaded. */
  scripts: string[];
}

/** Lighthouse's error for a page without text and pictures, such as a waiting page without its script. */
const LIGHTHOUSE_NOTHING_PAINTED_CODE = "NO_FCP";

/** Runs one visit on Lighthouse's phone. Scores and timings of a page that paints nothing are NaN. */
export async function visitPage(
  url: string,
  port: number,
  categories = listLighthouseScoreNames(),
): Promise<PageVisit> {
  const run = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "silent",
    onlyCategories: categories,
    // Keeps the browser's storage between visits, because it contains the basket and the session.
    disableStorageReset: true,
  });
  if (!run) throw new Error("Lighthouse gave nothing");
  const { lhr } = run;
  if (lhr.runtimeError && lhr.runtimeError.code !== LIGHTHOUSE_NOTHING_PAINTED_CODE)
    throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
  const readScore = (name: string) => Math.round((lhr.categories[name]?.score ?? NaN) * 100);
  return {
    scores: Object.fromEntries(Object.keys(minLighthouseScores).map((name) => [name, readScore(name)])),
    timings: Object.fromEntries(
      Object.keys(lighthouseTimingLabels).map((id) => [id, lhr.audits[id]?.numericValue ?? NaN]),
    ),
    failed: listFailedAudits(lhr),
    scripts: listScripts(lhr),
  };
}

const listLighthouseScoreNames = () => Object.keys(minLighthouseScores) as LighthouseScoreName[];

function listFailedAudits({ categories, audits }: Result): string[] {
  return listLighthouseScoreNames().flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && name !== "performance" && audits[id]?.score === 0)
      .map(
        ({ id }) =>
          `${name}: ${audits[id]?.title ?? id} ${JSON.stringify(audits[id]?.details ?? {}).slice(0, 400)}`,
      ),
  );
}

function listScripts({ audits }: Result): string[] {
  const details = audits["network-requests"]?.details;
  if (details?.type !== "table") return [];
  return details.items.filter(({ resourceType }) => resourceType === "Script").map(({ url }) => String(url));
}
