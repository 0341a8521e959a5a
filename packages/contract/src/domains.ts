import { STAFF_MANAGER_ROLES } from "@dasturxon/domain/staff-rank";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { doneReply, instant } from "./shapes.ts";

/** Full domain name: labels of letters, digits and dashes, in ASCII as in DNS. */
export const domainName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/);

/** Brand's own domain: required DNS records and the result of the last check. */
export const brandDomain = z.object({
  domain: z.string(),
  /** TXT record that proves ownership of the domain. */
  txt: z.object({ name: z.string(), value: z.string() }),
  /** Target of the domain's CNAME record, or host with the same IP address. */
  target: z.string(),
  /** Whether the TXT record was found. The store is then served on the domain. */
  isProved: z.boolean(),
  /** Whether the domain points to our server. */
  isLed: z.boolean(),
  checkedAt: instant.nullable(),
});

const endpointDefaults = { auth: "staff", roles: ["owner"], urgency: "quote" } as const;

/** Addresses of a brand's store, for its owner. */
export const domainEndpoints = {
  ownDomains: declareEndpoint({
    ...endpointDefaults,
    method: "GET",
    path: "/console/v1/domains",
    roles: STAFF_MANAGER_ROLES,
    summary: "Lists the URLs of the brand's store, and its own domains with their checks",
    reply: z.object({
      /** Hosts of the store. The first is the main host, used in links and QR codes. */
      hosts: z.array(z.string()),
      domains: z.array(brandDomain),
    }),
  }),
  addOwnDomain: declareEndpoint({
    ...endpointDefaults,
    method: "POST",
    path: "/console/v1/domains",
    perMinute: 30,
    summary: "Requests a domain, which becomes active when its DNS record is found",
    body: z.object({ domain: domainName }),
    reply: brandDomain,
    refusals: ["not_found", "host_taken", "host_reserved", "plan_limit"],
  }),
  checkOwnDomain: declareEndpoint({
    ...endpointDefaults,
    method: "POST",
    path: "/console/v1/domains/{domain}/check",
    perMinute: 30,
    summary: "Checks the DNS record of one of the brand's domains and activates the domain when it is found",
    params: z.object({ domain: domainName }),
    reply: brandDomain,
    refusals: ["not_found", "host_taken"],
  }),
  removeOwnDomain: declareEndpoint({
    ...endpointDefaults,
    method: "DELETE",
    path: "/console/v1/domains/{domain}",
    summary: "Removes one of the brand's domains; the store is no longer served there",
    params: z.object({ domain: domainName }),
    reply: doneReply,
    refusals: ["not_found"],
  }),
};

export type BrandDomain = z.infer<typeof brandDomain>;
export type OwnDomainsReply = z.infer<typeof domainEndpoints.ownDomains.reply>;
