// Measures search on the server over HTTP, one request after another, by menu size.
import { createApiCaller } from "./api-caller.ts";
import { formatAgainstLimit, printTable, formatWholeNumber } from "./print-table.ts";
import { measureCpu } from "./process-figures.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import { startServerWithMenus } from "./start-shop.ts";

/** Maximum 95th percentile, in milliseconds. */
const MAX_P95_MS = 20;
const menuSizes = [300, 2_000, 10_000];
const roundCount = chooseFullOrQuickValue(25, 2);
/**
 * Typical search input: every writing system, beginnings of words, the wrong keyboard layout, typing errors, and words
 * without results.
 */
const searchTexts = [
  ..."osh|ош|plov|плов|palov|паловча|gkjd|щыр|lag'mon|лагмон|лағмон|somsa|сомса|самса|somsaa|choy|чай".split(
    "|",
  ),
  ..."ko'k choy|зелёный чай|kabob|шашлик|shashlyk|ачичук|achchiq|non|лепёшка|suv|kompott|manti|мантиии".split(
    "|",
  ),
  ..."свадебный плов для детей|katta toʻy oshi|s|ов|family|for the office|zzzz qqqq|qwertyuiop".split("|"),
];

await using shop = await startServerWithMenus(menuSizes);
const rows = [];
for (const productCount of menuSizes) {
  const call = createApiCaller(shop.server.port, `menu${productCount}`);
  const measureSearch = async (question: string): Promise<number> => {
    const begun = performance.now();
    await call(`/products/v1/search?q=${encodeURIComponent(question)}`);
    return performance.now() - begun;
  };
  const first = await measureSearch("osh");
  for (const question of searchTexts) await measureSearch(question);
  const times: number[] = [];
  const { cpuSeconds } = await measureCpu(shop.server.port, async () => {
    for (let round = 0; round < roundCount; round += 1) {
      for (const question of searchTexts) times.push(await measureSearch(question));
    }
  });
  times.sort((a, b) => a - b);
  const getPercentile = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  rows.push({
    products: formatWholeNumber(productCount),
    questions: formatWholeNumber(times.length),
    "first ms": formatWholeNumber(first),
    "p50 ms": getPercentile(0.5).toFixed(1),
    "p95 ms": getPercentile(0.95).toFixed(1),
    "worst ms": getPercentile(1).toFixed(1),
    "CPU ms each": ((cpuSeconds * 1000) / times.length).toFixed(1),
    "to limit 20": formatAgainstLimit(getPercentile(0.95), { most: MAX_P95_MS }),
  });
}
printTable("Search on the server, one question at a time (95th percentile ≤ 20 ms)", rows);
