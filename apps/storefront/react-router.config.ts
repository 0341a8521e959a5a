import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  // A kept page must not ask the server for the routes that a guest may visit next.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
