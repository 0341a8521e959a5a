import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const notice = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  timestamp: z.int(),
});
const rules = z.record(z.string(), z.unknown());

/** What a store's pages ask to learn of a new build [BD-2]; beside the pages, not below `/api`. */
export const builds = {
  latestBuild: endpoint({
    method: "GET",
    path: "/builds/latest.json",
    auth: "none",
    scope: "platform",
    isBesidePages: true,
    summary: "The build that is served now; polled, whatever stands in the query",
    reply: notice,
  }),
  buildMeta: endpoint({
    method: "GET",
    path: "/builds/meta/{buildId}.json",
    auth: "none",
    scope: "platform",
    isBesidePages: true,
    summary: "The build's manifest: no page of it is prerendered, so none has a payload to prefetch",
    params: z.object({ buildId: z.string() }),
    reply: notice.extend({
      matcher: z.object({ static: rules, wildcard: rules, dynamic: rules }),
      prerendered: z.array(z.string()),
    }),
    refusals: ["page_not_found"],
  }),
};

export type BuildManifest = z.infer<typeof builds.buildMeta.reply>;
