declare module "autocannon" {
  interface Options {
    url: string;
    /** Duration in seconds. */
    duration: number;
    connections: number;
    requests: { method: string; path: string; headers: Record<string, string> }[];
  }
  interface Result {
    "2xx": number;
    non2xx: number;
    errors: number;
    timeouts: number;
    duration: number;
    latency: { p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
