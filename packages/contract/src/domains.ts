import { PEOPLE_KEEPERS } from "@dasturxon/domain/staff-rank";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, instant } from "./shapes.ts";

/** A whole domain: labels of letters, digits and dashes, in ASCII as DNS has it. */
export const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/);

/** A brand's own domain: what has to stand in its DNS, and what was seen there. */
export const brandDomain = z.object({
  domain: z.string(),
  /** The record that proves whose domain it is. */
  txt: z.object({ name: z.string(), value: z.string() }),
  /** Where the domain leads to, by CNAME, or by the same address. */
  target: z.string(),
  /** The record was seen: the store is served there. */
  isProved: z.boolean(),
  /** Its visitors come to us. */
  isLed: z.boolean(),
  checkedAt: instant.nullable(),
});

const shared = { auth: "staff", roles: ["owner"], urgency: "quote" } as const;

/** Where a brand's store is found, for its owner. */
export const domains = {
  ownDomains: endpoint({
    ...shared,
    method: "GET",
    path: "/console/v1/domains",
    roles: PEOPLE_KEEPERS,
    summary: "The addresses that the brand's store is served at, and its own domains with their checks",
    reply: z.object({
      /** The main one first: what links and codes lead to. */
      hosts: z.array(z.string()),
      domains: z.array(brandDomain),
    }),
  }),
  addOwnDomain: endpoint({
    ...shared,
    method: "POST",
    path: "/console/v1/domains",
    perMinute: 30,
    summary: "Asks for a domain, which the brand has once the domain's owner has put our word into its DNS",
    body: z.object({ domain }),
    reply: brandDomain,
    refusals: ["not_found", "host_taken", "host_reserved", "plan_limit"],
  }),
  checkOwnDomain: endpoint({
    ...shared,
    method: "POST",
    path: "/console/v1/domains/{domain}/check",
    perMinute: 30,
    summary: "Asks DNS about one of the brand's domains: once our word is there the store is served at it",
    params: z.object({ domain }),
    reply: brandDomain,
    refusals: ["not_found", "host_taken"],
  }),
  removeOwnDomain: endpoint({
    ...shared,
    method: "DELETE",
    path: "/console/v1/domains/{domain}",
    summary: "Gives one of the brand's domains up: its store is no longer served there",
    params: z.object({ domain }),
    reply: done,
    refusals: ["not_found"],
  }),
};

export type BrandDomain = z.infer<typeof brandDomain>;
export type OwnDomains = z.infer<typeof domains.ownDomains.reply>;
