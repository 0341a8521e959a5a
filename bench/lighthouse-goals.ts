import { printTable } from "./print-table.ts";
import { formatSpread, median } from "./statistics.ts";
import type { PageVisit, LighthouseTimingName } from "./lighthouse-visit.ts";

/** Limits of a page's Lighthouse metrics, relative to its floor, which is the same page without JavaScript. */
export interface LighthouseGoals {
  /** Maximum Largest Contentful Paint, as a ratio to that of the same page without JavaScript. */
  maxPaintRatio: number;
  /** Kilobytes of script that the page may load before an interaction, compressed. */
  maxScriptKilobytes: number;
  /** Kilobytes of the compressed document. Undefined if the page has no such goal. */
  maxDocumentKilobytes?: number;
}

export interface PageFigures {
  visits: PageVisit[];
  floorVisits: PageVisit[];
  scriptKilobytes: number;
  documentKilobytes: number;
}

/** Maximum Total Blocking Time above that of the same page without JavaScript, in milliseconds. */
const MAX_ADDED_BLOCKING_MS = 100;
/** Maximum number of points by which the performance score may be below that of the same page without JavaScript. */
const MAX_LOST_SCORE_POINTS = 4;

/** Prints the median Lighthouse metrics of a page and of the same page without JavaScript, each with its limit. */
export function printGoals(name: string, figures: PageFigures, goals: LighthouseGoals): void {
  const { visits, floorVisits, scriptKilobytes, documentKilobytes } = figures;
  const paint = compareTimings(figures, "largest-contentful-paint");
  const blocking = compareTimings(figures, "total-blocking-time");
  const shift = compareTimings(figures, "cumulative-layout-shift", 4);
  const score = compareLighthouseFigures(visits, floorVisits, (visit) => visit.scores["performance"] ?? NaN);
  const maxPaint = paint.floor * goals.maxPaintRatio;
  const maxBlocking = blocking.floor + MAX_ADDED_BLOCKING_MS;
  const minScore = score.floor - MAX_LOST_SCORE_POINTS;
  const document = goals.maxDocumentKilobytes;
  printTable(`Goals of ${name}, medians of ${visits.length} beside its floor: the page without scripts`, [
    toComparisonRow("Largest paint, ms", paint, {
      goal: `≤ ${maxPaint.toFixed(0)} (${goals.maxPaintRatio}× floor)`,
      isMet: paint.page <= maxPaint,
    }),
    toComparisonRow("Blocking, ms", blocking, {
      goal: `≤ ${maxBlocking.toFixed(0)} (floor + ${MAX_ADDED_BLOCKING_MS})`,
      isMet: blocking.page <= maxBlocking,
    }),
    toComparisonRow("Layout shift", shift, { goal: "0", isMet: shift.page === 0 }),
    toComparisonRow("Score", score, {
      goal: `≥ ${minScore} (floor − ${MAX_LOST_SCORE_POINTS})`,
      isMet: score.page >= minScore,
    }),
    toScriptSizeRow("Script, KB", scriptKilobytes, goals.maxScriptKilobytes),
    ...(document === undefined
      ? []
      : [toScriptSizeRow("Document for a hundred dishes, KB", documentKilobytes, document)]),
  ]);
}

interface FigureComparison {
  page: number;
  floor: number;
  digits: number;
  spread: string;
  floorSpread: string;
}

const compareTimings = (
  { visits, floorVisits }: PageFigures,
  timing: LighthouseTimingName,
  digits = 0,
): FigureComparison =>
  compareLighthouseFigures(visits, floorVisits, ({ timings }) => timings[timing] ?? NaN, digits);

function compareLighthouseFigures(
  visits: readonly PageVisit[],
  floorVisits: readonly PageVisit[],
  read: (visit: PageVisit) => number,
  digits = 0,
): FigureComparison {
  const [own, floors] = [visits.map(read), floorVisits.map(read)];
  const round = (value: number) => Number(value.toFixed(digits));
  return {
    page: round(median(own)),
    floor: round(median(floors)),
    digits,
    spread: formatSpread(own, digits),
    floorSpread: formatSpread(floors, digits),
  };
}

interface GoalResult {
  goal: string;
  isMet: boolean;
}

const formatState = (isMet: boolean) => (isMet ? "ok" : "not ok");

function toComparisonRow(
  figure: string,
  compared: FigureComparison,
  { goal, isMet }: GoalResult,
): Record<string, string> {
  const { page, floor, digits, spread, floorSpread } = compared;
  const own = { figure, page: page.toFixed(digits), runs: spread };
  // The waiting page of an order paints neither text nor pictures without its script.
  if (Number.isNaN(floor))
    return {
      ...own,
      floor: "",
      "its runs": "",
      ratio: "",
      goal: "none: the floor paints nothing",
      state: "",
    };
  return {
    ...own,
    floor: floor.toFixed(digits),
    "its runs": floorSpread,
    ratio: floor > 0 ? (page / floor).toFixed(2) : "",
    goal,
    state: formatState(isMet),
  };
}

function toScriptSizeRow(figure: string, kilobytes: number, most: number): Record<string, string> {
  return {
    figure,
    page: kilobytes.toFixed(1),
    runs: "",
    floor: "",
    "its runs": "",
    ratio: "",
    goal: `≤ ${most}`,
    state: formatState(kilobytes <= most),
  };
}
