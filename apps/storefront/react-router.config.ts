import type { Config } from "@react-router/dev/config";

/** Whether the build contains the pages for developers. Set by `npm run dev`. */
export const hasDevPages = process.env["DEV_PAGES"] === "1";

export default {
  appDirectory: "src",
  ssr: true,
  // The list of all routes is sent with each page, because a page cached for offline use cannot request routes from the
  // server.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
