import { Histogram, Registry } from "prom-client";

const DURATION_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Requests by route and status with their durations, as a Prometheus histogram. */
export class RequestCounts {
  readonly #registry = new Registry();
  readonly #durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests by route and status",
    labelNames: ["method", "route", "status"],
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [this.#registry],
  });

  record(call: string, status: number, seconds: number): void {
    const [method = "", route = ""] = call.split(" ", 2);
    this.#durations.observe({ method, route, status }, seconds);
  }

  /** Metrics in the Prometheus text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
