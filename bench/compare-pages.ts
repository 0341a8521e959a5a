import type { RawHttpServer, RawReply } from "./bare-http.ts";
import { fetchRawReply } from "./bare-http.ts";
import { sendLoad } from "./fire.ts";
import { measureCpu } from "./process-figures.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import { median, formatSpread } from "./statistics.ts";

const MEASUREMENT_ROUNDS = chooseFullOrQuickValue(5, 3);
const LOAD_SECONDS = chooseFullOrQuickValue(3, 1);
const brotliRequestHeaders = { "accept-encoding": "br" };

export const MENU_PAGE = "/";
export const MENU_PATH = "/api/products/v1/overalls?type=WEB";

export interface PageComparison {
  /** Size of the first host's response as transferred, in kilobytes. */
  kilobytes: number;
  /** Duration of the first response, before anything is cached, in milliseconds. */
  first: number;
  /** Medians of the requests per second: of the minimal `node:http` server (`bare`) and of the product. */
  bare: number;
  product: number;
  /** The product relative to the minimal `node:http` server: requests per second, and requests per second of CPU time. */
  ratio: number;
  cpuRatio: number;
  spread: string;
}

/**
 * Compares the same responses from the product and from a minimal `node:http` server, in alternating rounds. Returns
 * medians.
 */
export async function comparePages(
  product: { port: number },
  bare: RawHttpServer,
  run: { brands: string[]; path: string },
): Promise<PageComparison> {
  const { path } = run;
  const hosts = run.brands.map((brand) => `${brand}.localhost`);
  const replies = new Map<string, RawReply>();
  const start = performance.now();
  let first = 0;
  for (const host of hosts) {
    await fetchRawReply(product.port, { host, path, headers: brotliRequestHeaders });
    first ||= performance.now() - start;
    // The second request gets the response from the cache. The minimal server sends the same bytes and headers.
    replies.set(host, await fetchRawReply(product.port, { host, path, headers: brotliRequestHeaders }));
  }
  await bare.serve(replies);
  const servers = {
    bare: { port: bare.port, figures: bare.figuresPort },
    product: { port: product.port, figures: product.port },
  };
  const runs: Record<"bare" | "product", { perSecond: number; perCpuSecond: number }[]> = {
    bare: [],
    product: [],
  };
  for (let round = -1; round < MEASUREMENT_ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (["bare", "product"] as const) : (["product", "bare"] as const);
    for (const name of order) {
      const { port, figures } = servers[name];
      const seconds = round < 0 ? 1 : LOAD_SECONDS;
      const { result, cpuSeconds } = await measureCpu(figures, () =>
        sendLoad({ port, hosts, path, headers: brotliRequestHeaders, seconds }),
      );
      // The first round is a warm-up and is not recorded.
      if (round < 0) continue;
      runs[name].push({ perSecond: result.perSecond, perCpuSecond: result.answered / cpuSeconds });
    }
  }
  const getMedian = (name: "bare" | "product", figure: "perSecond" | "perCpuSecond") =>
    median(runs[name].map((run) => run[figure]));
  const ratios = runs.product.map((run, round) => run.perSecond / (runs.bare[round]?.perSecond ?? NaN));
  return {
    kilobytes: ([...replies.values()][0]?.body.length ?? 0) / 1024,
    first,
    bare: getMedian("bare", "perSecond"),
    product: getMedian("product", "perSecond"),
    ratio: getMedian("product", "perSecond") / getMedian("bare", "perSecond"),
    cpuRatio: getMedian("product", "perCpuSecond") / getMedian("bare", "perCpuSecond"),
    spread: formatSpread(ratios),
  };
}
