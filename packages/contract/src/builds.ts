import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";

const latestBuildReply = z.object({
  id: z.string(),
  /** Time of the build, in milliseconds since 1970-01-01 UTC. */
  timestamp: z.int(),
});
const storeRouteRules = z.record(z.string(), z.unknown());

/**
 * Endpoint that the store's pages poll to detect a new build [BD-2]. Its path is at the root of the host, like the
 * paths of the pages, and not below `/api`.
 */
export const buildEndpoints = {
  latestBuild: declareEndpoint({
    method: "GET",
    path: "/builds/latest.json",
    auth: "none",
    scope: "platform",
    isBesidePages: true,
    summary: "Returns the id of the served build; for polling, the query is ignored",
    reply: latestBuildReply,
  }),
  buildMeta: declareEndpoint({
    method: "GET",
    path: "/builds/meta/{buildId}.json",
    auth: "none",
    scope: "platform",
    isBesidePages: true,
    summary: "Returns the build's manifest of prerendered pages, which is empty",
    params: z.object({ buildId: z.string() }),
    reply: latestBuildReply.extend({
      matcher: z.object({ static: storeRouteRules, wildcard: storeRouteRules, dynamic: storeRouteRules }),
      prerendered: z.array(z.string()),
    }),
    refusals: ["page_not_found"],
  }),
};

export type BuildManifest = z.infer<typeof buildEndpoints.buildMeta.reply>;
