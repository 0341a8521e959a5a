import { normalizePlainText } from "@dasturxon/domain/search-fold";
import { z } from "zod";
import { brandDomain, domainName } from "./domains.ts";
import { declareEndpoint } from "./endpoint.ts";
import { idParams, doneReply, id, instant, textByLanguage, createDigitTextSchema } from "./shapes.ts";

/** Sign-in form of an administrator. The demo's own administrator has no second factor. */
const signInBody = z.object({
  login: z.string().overwrite(normalizePlainText).trim().min(1).max(80),
  password: z.string().min(1).max(200),
  /** Six-digit code of the administrator's authenticator app. */
  code: createDigitTextSchema().trim().max(20).optional(),
});

/** Administrator of the installation, above all brands. */
const administrator = z.object({ id, name: z.string() });

/**
 * Whether guests can order. `BLOCKED`: the platform blocked the brand with a reason. `REMOVED`: the brand is deleted
 * for good.
 */
const brandState = z.enum(["OPEN", "BLOCKED", "REMOVED"]);

const reasonOrNull = z.string().trim().max(300).nullish();
/** Reason of a block, shown to guests in their language. Required in the brand's main language. */
const blockReason = z.object({ uz: z.string().trim().min(1).max(300), ru: reasonOrNull, eng: reasonOrNull });

const listedBrand = z.object({
  id,
  key: z.string(),
  name: textByLanguage,
  /** Address of the brand's store. */
  url: z.string(),
  state: brandState,
  createdAt: instant,
});

/**
 * Action of an administrator: blocked or unblocked a brand, issued or withdrew a permit to create one (`PERMIT`),
 * changed its domains, assigned brands to the pages of a shared host (`HOST_PAGES`), set its limits, or opened its
 * console for support.
 */
const platformAction = z.object({
  id,
  at: instant,
  kind: z.enum([
    "BLOCKED",
    "UNBLOCKED",
    "PERMIT",
    "PERMIT_WITHDRAWN",
    "DOMAIN_ADDED",
    "DOMAIN_PROVED",
    "DOMAIN_REMOVED",
    "HOST_PAGES",
    "LIMITS",
    "SUPPORT",
  ]),
  /** Name of the administrator who did the action. */
  by: z.string(),
  brand: z.object({ id, key: z.string() }).nullable(),
  /** Details of the action: reason of a block, recipient of a permit, or the new limits; null: none. */
  words: textByLanguage.nullable(),
});

/** Host shared by brands: guests see the brand of page 1 unless they open `/2` or have the `page` cookie [BR-4]. */
const sharedBrandHost = z.object({
  host: z.string(),
  pages: z.array(z.object({ page: z.int().min(1).max(3), brand: z.object({ id, key: z.string() }) })),
});
/** Key of the brand that a shared host shows on its page 2 or 3; null: no brand, so guests see page 1 instead. */
const pageBrandKey = z.string().trim().toLowerCase().min(1).max(63).nullable();

const limitOrNull = z.int().min(0).max(1_000_000).nullable();
/** Maximum numbers of a brand's branches, products and SMS per month (`texts`); null: unlimited. */
const brandLimits = z.object({ branches: limitOrNull, products: limitOrNull, texts: limitOrNull });
/** Limit of a brand's branches, products or SMS, and the present number. */
const limitUsage = z.object({ max: limitOrNull, used: z.int() });

/** Permit to create a brand, issued by an administrator as a link: open, used, withdrawn, or expired after a week. */
const issuedPermit = z.object({
  id,
  for: z.string(),
  givenAt: instant,
  expiresAt: instant,
  state: z.enum(["OPEN", "USED", "WITHDRAWN", "OVER"]),
  brand: z.object({ id, key: z.string() }).nullable(),
});

/** State of the installation, for its administrators. */
const installationState = z.object({
  version: z.string(),
  startedAt: instant,
  database: z.object({ engine: z.enum(["postgres", "pglite"]), version: z.string(), bytes: z.int() }),
  /** Number of applied schema migrations and the newest one. */
  migrations: z.object({ count: z.int(), last: z.string(), at: instant }),
  /** Numbers of jobs that are due, that failed for good, and whose type this version does not support. */
  jobs: z.object({ waiting: z.int(), failed: z.int(), unknown: z.int() }),
  /** Number of events not delivered yet, and age of the oldest in seconds. */
  outbox: z.object({ waiting: z.int(), oldestSeconds: z.number() }),
  /** Disk of the data directory: free and total bytes; null if not available. */
  disk: z.object({ freeBytes: z.int(), totalBytes: z.int() }).nullable(),
  brands: z.object({ open: z.int(), blocked: z.int() }),
});

const platformEndpointDefaults = { auth: "platform", scope: "platform", isOnPlatformHost: true } as const;

/** Endpoints for administrators of the installation. Served only on the platform's own hosts. */
export const administrationEndpoints = {
  platformSignIn: declareEndpoint({
    ...platformEndpointDefaults,
    method: "POST",
    path: "/platform/v1/sign-in",
    auth: "none",
    perMinute: 30,
    urgency: "order",
    summary: "Signs an administrator in",
    body: signInBody,
    reply: z.object({ token: z.string(), expiresAt: instant, administrator }),
    refusals: ["wrong_login", "second_factor_needed", "second_factor_wrong", "too_many_requests"],
  }),
  platformSignOut: declareEndpoint({
    ...platformEndpointDefaults,
    method: "POST",
    path: "/platform/v1/sign-out",
    summary: "Ends every session of the administrator, including this one",
    reply: doneReply,
  }),
  platformMe: declareEndpoint({
    ...platformEndpointDefaults,
    method: "GET",
    path: "/platform/v1/me",
    summary: "Returns the signed-in administrator",
    reply: administrator,
  }),
  platformBrands: declareEndpoint({
    ...platformEndpointDefaults,
    method: "GET",
    path: "/platform/v1/brands",
    summary: "Lists the brands of the installation, newest first; searches name, key and host",
    query: z.object({
      q: z.string().trim().max(80).optional(),
      state: brandState.optional(),
      page: z.coerce.number().int().min(0).max(10_000).default(0),
    }),
    reply: z.object({ brands: z.array(listedBrand), total: z.int(), pages: z.int() }),
  }),
  platformBrand: declareEndpoint({
    ...platformEndpointDefaults,
    method: "GET",
    path: "/platform/v1/brands/{id}",
    summary: "Returns one brand: its domains, owner, health and the administrators' actions",
    params: idParams,
    reply: listedBrand.extend({
      hosts: z.array(z.string()),
      owners: z.array(z.object({ name: z.string(), login: z.string() })),
      /** Number of orders in the last seven days, in any status. */
      ordersInWeek: z.int(),
      lastOrderAt: instant.nullable(),
      blockedReason: textByLanguage.nullable(),
      limits: z.object({ branches: limitUsage, products: limitUsage, texts: limitUsage }),
      /** End of the owner's consent to support access; null: no consent. */
      supportUntil: instant.nullable(),
      /** Domains added by administrators, with the results of their checks. */
      domains: z.array(brandDomain),
      /** Shared hosts on which the brand has a page. */
      sharedHosts: z.array(sharedBrandHost),
      acts: z.array(platformAction),
    }),
    refusals: ["not_found"],
  }),
  blockBrand: declareEndpoint({
    ...platformEndpointDefaults,
    method: "POST",
    path: "/platform/v1/brands/{id}/block",
    summary: "Blocks a brand and shows guests the reason; replaces the reason of a blocked brand",
    params: idParams,
    body: z.object({ reason: blockReason }),
    reply: doneReply,
    refusals: ["not_found"],
  }),
  unblockBrand: declareEndpoint({
    ...platformEndpointDefaults,
    method: "POST",
    path: "/platform/v1/brands/{id}/unblock",
    summary: "Unblocks a brand",
    params: idParams,
    reply: doneReply,
    refusals: ["not_found"],
  }),
  changeBrandLimits: declareEndpoint({
    ...platformEndpointDefaults,
    method: "PUT",
    path: "/platform/v1/brands/{id}/limits",
    summary:
      "Sets the maximum of branches, products and monthly SMS of a brand; existing rows above a limit stay",
    params: idParams,
    body: brandLimits,
    reply: doneReply,
    refusals: ["not_found"],
  }),
  enterBrand: declareEndpoint({
    ...platformEndpointDefaults,
    method: "POST",
    path: "/platform/v1/brands/{id}/support",
    perMinute: 30,
    summary:
      "Opens a support session in a brand's console, which requires the owner's consent and is visible to the brand",
    params: idParams,
    reply: z.object({ token: z.string(), expiresAt: instant }),
    refusals: ["not_found", "consent_missing"],
  }),
  givePermit: declareEndpoint({
    ...platformEndpointDefaults,
    method: "POST",
    path: "/platform/v1/permits",
    perMinute: 30,
    summary: "Creates a link to open one brand, valid for a week",
    /** Recipient of the permit. Visible to administrators only. */
    body: z.object({ for: z.string().trim().min(1).max(120) }),
    reply: z.object({ url: z.string(), expiresAt: instant }),
  }),
  addBrandDomain: declareEndpoint({
    ...platformEndpointDefaults,
    method: "POST",
    path: "/platform/v1/brands/{id}/domains",
    summary: "Adds a domain to a brand, which becomes active when its DNS record is found",
    params: idParams,
    body: z.object({ domain: domainName }),
    reply: brandDomain,
    refusals: ["not_found", "host_taken", "host_reserved"],
  }),
  checkBrandDomain: declareEndpoint({
    ...platformEndpointDefaults,
    method: "POST",
    path: "/platform/v1/brands/{id}/domains/{domain}/check",
    perMinute: 30,
    summary: "Checks the DNS record of a brand's domain and activates the domain when it is found",
    params: idParams.extend({ domain: domainName }),
    reply: brandDomain,
    refusals: ["not_found", "host_taken"],
  }),
  removeBrandDomain: declareEndpoint({
    ...platformEndpointDefaults,
    method: "DELETE",
    path: "/platform/v1/brands/{id}/domains/{domain}",
    summary: "Removes a domain from a brand; its store is no longer served there",
    params: idParams.extend({ domain: domainName }),
    reply: doneReply,
    refusals: ["not_found"],
  }),
  changeHostPages: declareEndpoint({
    ...platformEndpointDefaults,
    method: "PUT",
    path: "/platform/v1/brands/{id}/domains/{domain}/pages",
    summary: "Sets which other brands a brand's domain shows as its pages 2 and 3",
    params: idParams.extend({ domain: domainName }),
    body: z.object({ second: pageBrandKey, third: pageBrandKey }),
    reply: doneReply,
    refusals: ["not_found", "bad_request"],
  }),
  givenPermits: declareEndpoint({
    ...platformEndpointDefaults,
    method: "GET",
    path: "/platform/v1/permits",
    summary: "Lists the links to open a brand created in the last 30 days, newest first",
    reply: z.array(issuedPermit),
  }),
  withdrawPermit: declareEndpoint({
    ...platformEndpointDefaults,
    method: "DELETE",
    path: "/platform/v1/permits/{id}",
    summary: "Revokes a link that has opened no brand yet; repeating the call changes nothing",
    params: idParams,
    reply: doneReply,
    refusals: ["not_found"],
  }),
  platformInstallation: declareEndpoint({
    ...platformEndpointDefaults,
    method: "GET",
    path: "/platform/v1/installation",
    summary: "Returns the state of the installation: version, schema, queue, pending events, disk space",
    reply: installationState,
  }),
  platformActs: declareEndpoint({
    ...platformEndpointDefaults,
    method: "GET",
    path: "/platform/v1/acts",
    summary: "Lists the actions of administrators, newest first",
    reply: z.array(platformAction),
  }),
};

export type Administrator = z.infer<typeof administrator>;
export type ListedBrand = z.infer<typeof listedBrand>;
export type PlatformBrand = z.infer<typeof administrationEndpoints.platformBrand.reply>;
export type IssuedPermit = z.infer<typeof issuedPermit>;
export type InstallationState = z.infer<typeof installationState>;
export type SharedHost = z.infer<typeof sharedBrandHost>;
export type PlatformAction = z.infer<typeof platformAction>;
