import { setTimeout as sleep } from "node:timers/promises";
import { createApiCaller } from "./api-caller.ts";
import { KeepAlivePool, formatHttpRequest } from "./keep-alive-line.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import { median, percentile } from "./statistics.ts";

interface EditImpactOptions {
  port: number;
  /** Key of the brand that its staff edit during the measurement. */
  edited: string;
  token: string;
  /** Key of the brand whose storefront receives requests while the other brand is edited. */
  asked: string;
}

const MEASUREMENT_ROUNDS = chooseFullOrQuickValue(15, 3);
const MEASURED_REQUEST_COUNT = chooseFullOrQuickValue(400, 40);
/** Pause after each edit, in milliseconds: about two edits per second during the whole round. */
const BRAND_EDIT_PAUSE_MS = 500;
const STORE_REQUEST_PATHS = [
  "/",
  "/api/products/v1/menu",
  "/api/support/v1/merchant/settings/web",
  "/api/products/v1/search?q=osh",
];

export interface EditImpactResult {
  /**
   * 95th percentile of a brand's response times in milliseconds, median of the rounds: alone, and during edits of
   * another brand.
   */
  alone: number;
  beside: number;
  edits: number;
}

/**
 * Measures the response times of a brand's store while another brand is edited, alternating with rounds without edits.
 */
export async function measureStoreDuringEdits({
  port,
  edited,
  token,
  asked,
}: EditImpactOptions): Promise<EditImpactResult> {
  const lines = new KeepAlivePool(port);
  const call = createApiCaller(port, edited);
  const { products } = (await call("/products/v1/overalls")) as { products: { id: string }[] };
  const [dish] = products;
  if (!dish) throw new Error("the menu is empty");
  const requests = STORE_REQUEST_PATHS.map((path) =>
    formatHttpRequest("GET", path, { host: `${asked}.localhost:${port}`, connection: "keep-alive" }),
  );
  let edits = 0;
  async function editUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const stop = edits % 2 === 0 ? { until: null } : null;
      await call("/console/v1/stops", { token, body: { productIds: [dish?.id], stop } });
      edits += 1;
      await sleep(BRAND_EDIT_PAUSE_MS);
    }
  }
  async function measureRound(): Promise<number> {
    const times: number[] = [];
    for (let at = 0; at < MEASURED_REQUEST_COUNT; at += 1) {
      const begun = performance.now();
      const { status } = await lines.ask(requests[at % requests.length] ?? Buffer.alloc(0));
      if (status !== 200) throw new Error(`a store answered ${status}`);
      times.push(performance.now() - begun);
      // Simulates a guest's pause between requests.
      await sleep(5);
    }
    return percentile(times, 0.95);
  }
  const [alone, beside]: [number[], number[]] = [[], []];
  await measureRound();
  for (let turn = 0; turn < MEASUREMENT_ROUNDS; turn += 1) {
    alone.push(await measureRound());
    let isOver = false;
    const editing = editUntil(() => isOver);
    beside.push(await measureRound());
    isOver = true;
    await editing;
  }
  lines.end();
  return { alone: median(alone), beside: median(beside), edits };
}
