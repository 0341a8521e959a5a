const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NAME = "http_request_duration_seconds";

interface Cell {
  route: string;
  status: number;
  count: number;
  seconds: number;
  buckets: Uint32Array;
}

/** Requests by route and status with their durations: a histogram that costs a few additions a request. */
export class RequestCounts {
  readonly #cells = new Map<string, Cell>();

  record(route: string, status: number, seconds: number): void {
    const key = `${status}${route}`;
    let cell = this.#cells.get(key);
    if (!cell) {
      cell = { route, status, count: 0, seconds: 0, buckets: new Uint32Array(BOUNDS.length) };
      this.#cells.set(key, cell);
    }
    cell.count += 1;
    cell.seconds += seconds;
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) cell.buckets[bucket] = (cell.buckets[bucket] ?? 0) + 1;
  }

  /** In the text form that Prometheus reads. */
  text(): string {
    const lines = [`# HELP ${NAME} Requests by route and status`, `# TYPE ${NAME} histogram`];
    for (const { route, status, count, seconds, buckets } of this.#cells.values()) {
      const [method, path = ""] = route.split(" ", 2);
      const labels = `method="${method}",route="${path}",status="${status}"`;
      let sum = 0;
      BOUNDS.forEach((bound, index) => {
        sum += buckets[index] ?? 0;
        lines.push(`${NAME}_bucket{${labels},le="${bound}"} ${sum}`);
      });
      lines.push(`${NAME}_bucket{${labels},le="+Inf"} ${count}`);
      lines.push(`${NAME}_sum{${labels}} ${seconds}`, `${NAME}_count{${labels}} ${count}`);
    }
    return `${lines.join("\n")}\n`;
  }
}
