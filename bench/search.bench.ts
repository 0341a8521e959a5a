// Measures search on the server over HTTP, one request after another, by menu size.
import { createApiCaller } from "./api-caller.ts";
import { formatAgainstLimit, printTable, formatWhole } from "./print-table.ts";
import { measureCpu } from "./process-figures.ts";
import { size } from "./sizes.ts";
import { startShop } from "./start-shop.ts";

/** Maximum 95th percentile, in milliseconds. */
const MAX_P95_MS = 20;
const menus = [300, 2_000, 10_000];
const roundCount = size(25, 2);
/**
 * Typical input: every script, beginnings of words, the wrong keyboard layout, typing errors, and words without
 * results.
 */
const questions = [
  ..."osh|ош|plov|плов|palov|паловча|gkjd|щыр|lag'mon|лагмон|лағмон|somsa|сомса|самса|somsaa|choy|чай".split(
    "|",
  ),
  ..."ko'k choy|зелёный чай|kabob|шашлик|shashlyk|ачичук|achchiq|non|лепёшка|suv|kompott|manti|мантиии".split(
    "|",
  ),
  ..."свадебный плов для детей|katta toʻy oshi|s|ов|family|for the office|zzzz qqqq|qwertyuiop".split("|"),
];

await using shop = await startShop(menus);
const rows = [];
for (const count of menus) {
  const call = createApiCaller(shop.server.port, `menu${count}`);
  const measureQuestion = async (question: string): Promise<number> => {
    const begun = performance.now();
    await call(`/products/v1/search?q=${encodeURIComponent(question)}`);
    return performance.now() - begun;
  };
  const first = await measureQuestion("osh");
  for (const question of questions) await measureQuestion(question);
  const times: number[] = [];
  const { cpuSeconds } = await measureCpu(shop.server.port, async () => {
    for (let round = 0; round < roundCount; round += 1) {
      for (const question of questions) times.push(await measureQuestion(question));
    }
  });
  times.sort((a, b) => a - b);
  const getPercentile = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  rows.push({
    products: formatWhole(count),
    questions: formatWhole(times.length),
    "first ms": formatWhole(first),
    "p50 ms": getPercentile(0.5).toFixed(1),
    "p95 ms": getPercentile(0.95).toFixed(1),
    "worst ms": getPercentile(1).toFixed(1),
    "CPU ms each": ((cpuSeconds * 1000) / times.length).toFixed(1),
    "to limit 20": formatAgainstLimit(getPercentile(0.95), { most: MAX_P95_MS }),
  });
}
printTable("Search on the server, one question at a time (95th percentile ≤ 20 ms)", rows);
