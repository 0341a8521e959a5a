import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { byId, done, id, instant, text } from "./shapes.ts";

/** What a person types who is signed out; the demo's own administrator has no second factor. */
const signInBody = z.object({
  login: z.string().trim().min(1).max(80),
  password: z.string().min(1).max(200),
  /** Six digits of his app. */
  code: z.string().trim().max(20).optional(),
});

/** Who looks after the installation, above all brands. */
const administrator = z.object({ id, name: z.string() });

/** Whether guests can order: `BLOCKED` by the platform with a reason, `REMOVED` for good. */
const state = z.enum(["OPEN", "BLOCKED", "REMOVED"]);

const reasonWords = z.string().trim().max(300).nullish();
/** As guests read it, in the language of each; the main one is never empty. */
const reason = z.object({ uz: z.string().trim().min(1).max(300), ru: reasonWords, eng: reasonWords });

const listedBrand = z.object({
  id,
  key: z.string(),
  name: text,
  /** Where its store is. */
  url: z.string(),
  state,
  createdAt: instant,
});

/** What an administrator did: `BLOCKED` and `UNBLOCKED` a brand, gave a `PERMIT` to begin one. */
const act = z.object({
  id,
  at: instant,
  kind: z.enum(["BLOCKED", "UNBLOCKED", "PERMIT"]),
  /** Name of the administrator. */
  by: z.string(),
  brand: z.object({ id, key: z.string() }).nullable(),
  /** The reason of a block; of a permit, for whom it is. */
  words: text.nullable(),
});

const shared = { auth: "platform", scope: "platform", isOnPlatformHost: true } as const;

/** The installation above all brands; answered on its own hosts alone. */
export const administration = {
  platformSignIn: endpoint({
    ...shared,
    method: "POST",
    path: "/platform/v1/sign-in",
    auth: "none",
    perMinute: 30,
    urgency: "order",
    summary: "Opens an administrator's session",
    body: signInBody,
    reply: z.object({ token: z.string(), expiresAt: instant, administrator }),
    refusals: ["wrong_login", "second_factor_needed", "second_factor_wrong", "too_many_requests"],
  }),
  platformSignOut: endpoint({
    ...shared,
    method: "POST",
    path: "/platform/v1/sign-out",
    summary: "Ends every session of the administrator, this one included",
    reply: done,
  }),
  platformMe: endpoint({
    ...shared,
    method: "GET",
    path: "/platform/v1/me",
    summary: "The signed-in administrator",
    reply: administrator,
  }),
  platformBrands: endpoint({
    ...shared,
    method: "GET",
    path: "/platform/v1/brands",
    summary: "Brands of the installation, the newest first, by words of their name, key or host",
    query: z.object({
      q: z.string().trim().max(80).optional(),
      state: state.optional(),
      page: z.coerce.number().int().min(0).max(10_000).default(0),
    }),
    reply: z.object({ brands: z.array(listedBrand), total: z.int(), pages: z.int() }),
  }),
  platformBrand: endpoint({
    ...shared,
    method: "GET",
    path: "/platform/v1/brands/{id}",
    summary: "One brand: where it is, whose it is, how it goes and what was done to it here",
    params: byId,
    reply: listedBrand.extend({
      hosts: z.array(z.string()),
      owners: z.array(z.object({ name: z.string(), login: z.string() })),
      /** Orders of the last seven days, whatever became of them. */
      ordersInWeek: z.int(),
      lastOrderAt: instant.nullable(),
      blockedReason: text.nullable(),
      acts: z.array(act),
    }),
    refusals: ["not_found"],
  }),
  blockBrand: endpoint({
    ...shared,
    method: "POST",
    path: "/platform/v1/brands/{id}/block",
    summary: "Blocks a brand, whose guests read why; a blocked one gets the new reason",
    params: byId,
    body: z.object({ reason }),
    reply: done,
    refusals: ["not_found"],
  }),
  unblockBrand: endpoint({
    ...shared,
    method: "POST",
    path: "/platform/v1/brands/{id}/unblock",
    summary: "Opens a blocked brand again",
    params: byId,
    reply: done,
    refusals: ["not_found"],
  }),
  givePermit: endpoint({
    ...shared,
    method: "POST",
    path: "/platform/v1/permits",
    perMinute: 30,
    summary: "Gives a link by which somebody begins a brand, once and within a week",
    /** For whom it is: told to administrators alone. */
    body: z.object({ for: z.string().trim().min(1).max(120) }),
    reply: z.object({ url: z.string(), expiresAt: instant }),
  }),
  platformActs: endpoint({
    ...shared,
    method: "GET",
    path: "/platform/v1/acts",
    summary: "What administrators did, the newest first",
    reply: z.array(act),
  }),
};

export type Administrator = z.infer<typeof administrator>;
export type ListedBrand = z.infer<typeof listedBrand>;
export type PlatformBrand = z.infer<typeof administration.platformBrand.reply>;
export type PlatformAct = z.infer<typeof act>;
