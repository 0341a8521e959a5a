import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";
import { sendRefusal } from "../reply/answer-errors.ts";
import { isFromThisMachine } from "./from-here.ts";
import type { Http } from "../http.ts";
import { refuse } from "../reply/refusal.ts";

/** Value of a gauge metric: a number, or one value per set of labels. */
type GaugeValue = number | readonly { labels: Readonly<Record<string, string>>; value: number }[];

export interface MetricDefinition {
  name: string;
  help: string;
  /** Whether the metric is a counter, whose value only increases while the process runs. */
  isCounter?: boolean;
  labels?: readonly string[];
  read(): GaugeValue | Promise<GaugeValue>;
}

export interface HealthOptions {
  /** Additional checks for readiness, besides the database, by name. Each rejects on failure. */
  checks?: Record<string, () => Promise<void>>;
  /**
   * Additional states that do not affect readiness: `ok` or another word. An example is a full disk, which still
   * allows reads.
   */
  notices?: Record<string, () => Promise<string>>;
  /** Metrics of other parts for `/metrics`: outbox lag in seconds, number of waiting jobs. */
  gauges?: MetricDefinition[];
  /** Functions that return metrics of other parts as text for `/metrics`, in the format of Prometheus. */
  texts?: readonly (() => Promise<string>)[];
  /** Token required by `/metrics` as `Authorization: Bearer …`. Without it all access is refused. */
  metricsToken?: string | null;
  /** Whether requests from this machine need no token, for the demo and benchmarks. */
  areMetricsOpenHere?: boolean;
}

const CHECK_TIMEOUT_MS = 500;
/** Lifetime of the cached result of the health checks in milliseconds. All clients share it. */
const HEALTH_RESPONSE_CACHE_MS = 250;
/** Options of routes for load balancers, whose requests contain the IP address as host or, with HTTP/1.0, no host. */
const loadBalancerRouteOptions = { config: { isForMachines: true } };

/** Serves `/livez` (the process), `/readyz` and `/healthz` (its dependencies) and `/metrics` (for Prometheus). */
export function serveHealth(http: Http, options: HealthOptions = {}): void {
  const look = cacheForInterval(HEALTH_RESPONSE_CACHE_MS, () => checkHealth(http, options));
  http.app.get("/livez", loadBalancerRouteOptions, (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "alive" }),
  );
  for (const path of ["/readyz", "/healthz"]) {
    http.app.get(path, loadBalancerRouteOptions, async (_request, reply) => {
      const { isHolding, checks } = await look();
      const isReady = !http.isStarting && !http.isDraining && isHolding;
      const failing = http.isStarting ? "starting" : "failing";
      const status = http.isDraining ? "draining" : isReady ? "ready" : failing;
      return reply
        .code(isReady ? 200 : 503)
        .header("cache-control", "no-store")
        .send({ status, checks });
    });
  }
  serveMetrics(http, options);
}

async function checkHealth(http: Http, { checks = {}, notices = {} }: HealthOptions) {
  const all = { database: () => http.db.ping(), ...checks };
  const results = await Promise.all(
    Object.entries(all).map(async ([name, check]) => [name, await passesCheck(check)] as const),
  );
  const warnings = await Promise.all(
    Object.entries(notices).map(async ([name, read]) => [name, await read()] as const),
  );
  const words = results.map(([name, isHolding]) => [name, isHolding ? "ok" : "failing"] as const);
  return {
    isHolding: results.every(([, isHolding]) => isHolding),
    checks: Object.fromEntries([...words, ...warnings]),
  };
}

/** Returns a function that calls `look` at most once per interval. Calls within the interval share its result. */
function cacheForInterval<T>(milliseconds: number, look: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  let lookedAt = -Infinity;
  return () => {
    const now = performance.now();
    if (kept === null || now - lookedAt > milliseconds) {
      lookedAt = now;
      kept = look();
    }
    return kept;
  };
}

async function passesCheck(check: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_TIMEOUT_MS);
  });
  const answered = check().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}

function serveMetrics(http: Http, { gauges = [], texts = [], ...options }: HealthOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const readPoolStats = () => http.db.stats();
  const own: MetricDefinition[] = [
    { name: "database_connections", help: "Connections to the database", read: () => readPoolStats().total },
    { name: "database_connections_idle", help: "Connections without work", read: () => readPoolStats().idle },
    {
      name: "database_waiting",
      help: "Callers waiting for a connection",
      read: () => readPoolStats().waiting,
    },
    { name: "event_streams", help: "Open streams of events", read: () => http.streams.count },
  ];
  const failures = new Counter({
    name: "metrics_failed_total",
    help: "Figures that could not be read",
    labelNames: ["figure"],
    registers: [registry],
  });
  for (const figure of [...own, ...gauges]) registerMetric(registry, failures, figure);
  http.app.get("/metrics", loadBalancerRouteOptions, async (request, reply) => {
    if (!canReadMetrics(request, options)) return sendRefusal(request, reply, refuse("not_found"));
    const others = await Promise.all(texts.map((read) => read()));
    const text = `${await registry.metrics()}
${http.gate.text()}${await http.counts.text()}${await http.streams.text()}${others.join("")}`;
    return reply.header("cache-control", "no-store").type(registry.contentType).send(text);
  });
}

function registerMetric(
  registry: Registry,
  failures: Counter,
  { name, help, labels = [], isCounter, read }: MetricDefinition,
): void {
  const known = { name, help, labelNames: [...labels], registers: [registry] };
  const collectGauge = async () => {
    // A metric that cannot be read is left out. The others are still returned, because all alarms depend on them.
    const measured = await Promise.resolve()
      .then(read)
      .catch(() => null);
    metric.reset();
    if (measured === null) return failures.inc({ figure: name });
    const all = typeof measured === "number" ? [{ labels: {}, value: measured }] : measured;
    for (const { labels: of, value } of all)
      if (metric instanceof Counter) metric.inc(of, value);
      else metric.set(of, value);
  };
  const metric: Counter | Gauge = isCounter
    ? new Counter({ ...known, collect: collectGauge })
    : new Gauge({ ...known, collect: collectGauge });
}

function canReadMetrics(
  request: FastifyRequest,
  { metricsToken, areMetricsOpenHere }: HealthOptions,
): boolean {
  if (metricsToken) return isSameText(request.headers.authorization ?? "", `Bearer ${metricsToken}`);
  return areMetricsOpenHere === true && isFromThisMachine(request);
}

/** Compares two texts in constant time, so that the response time reveals nothing about the token. */
function isSameText(one: string, other: string): boolean {
  const hashOf = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hashOf(one), hashOf(other));
}
