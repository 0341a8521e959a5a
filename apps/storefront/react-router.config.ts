import type { Config } from "@react-router/dev/config";

/** Pages for who works on the store; `npm run dev` sets it. */
export const hasDevPages = process.env["DEV_PAGES"] === "1";

export default {
  appDirectory: "src",
  ssr: true,
  // A kept page must not ask the server for the routes that a guest may visit next.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
