import { MAX_BRAND_ADDRESS_LENGTH } from "@dasturxon/domain/brand-address";
import { MAIN_LANGUAGES } from "@dasturxon/domain/language";
import {
  MAX_DRAFT_LOGO_LENGTH,
  MAX_DRAFT_MENU_LENGTH,
  MAX_PREVIEW_PRODUCTS,
  NEW_BRAND_OPENING_HOURS,
  NEW_BRAND_MENU_KINDS,
  NEW_BRAND_DELIVERY_RADII_METRES,
  BRAND_REGISTRATION_STEPS,
} from "@dasturxon/domain/start-draft";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { color } from "./field-kinds.ts";
import {
  createDigitTextSchema,
  doneReply,
  instant,
  latitude,
  longitude,
  money,
  phone,
  requestLanguage,
  createTypedDigitsSchema,
} from "./shapes.ts";
import { codeSendingReply } from "./users.ts";
import { login, newPassword } from "./people.ts";
import { staffMember } from "./staff.ts";

/** Kinds of a new brand. The kind determines the sample menu and the wording of the store. */
export const NEW_BRAND_KINDS = ["KITCHEN", "FAST_FOOD", "COFFEE", "SHOP"] as const;

/** Permit to create one brand. Issued for a day after phone verification, or for a week by an administrator. */
const permitToken = z.string().min(1).max(100);
const hostLabel = z.string().trim().toLowerCase().min(1).max(MAX_BRAND_ADDRESS_LENGTH);
const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/**
 * Unfinished registration of a brand. Contains the fields entered so far, never a password. Texts are stored as typed
 * and validated when the brand is created.
 */
const registrationDraft = z
  .object({
    step: z.enum(BRAND_REGISTRATION_STEPS),
    name: z.string().max(80),
    /** Label of the brand's address below the platform's host; null: derived from the name. */
    address: z.string().max(MAX_BRAND_ADDRESS_LENGTH).nullable(),
    kind: z.enum(NEW_BRAND_KINDS),
    menu: z.enum(NEW_BRAND_MENU_KINDS),
    pasted: z.string().max(MAX_DRAFT_MENU_LENGTH),
    mainColor: color,
    /** Logo as a data URL, and colours proposed from the logo. */
    logo: z
      .string()
      .max(MAX_DRAFT_LOGO_LENGTH)
      .regex(/^data:image\/(?:webp|png);base64,[A-Za-z0-9+/]*={0,2}$/)
      .nullable(),
    logoColors: z.array(color).max(12),
    city: z.string().max(40),
    street: z.string().max(200),
    /** Location of the branch; null: the centre of the city. */
    point: z.object({ latitude, longitude }).nullable(),
    /** Phone of the branch; null: the verified phone of the owner. */
    branchPhone: z.string().max(40).nullable(),
    hours: z.enum(NEW_BRAND_OPENING_HOURS),
    radius: z.literal(NEW_BRAND_DELIVERY_RADII_METRES),
    price: money,
    ownerName: z.string().max(80),
    /** Login of the owner; null: equal to `address`. */
    login: z.string().max(63).nullable(),
  })
  .partial();

/** Parsed menu from pasted text, in the brand's initial language. */
const pastedStartMenu = z.object({
  categories: z.array(z.string().normalize("NFC").trim().min(1).max(200)).max(40),
  products: z
    .array(
      z.object({
        /** Index of the product's category in the list of the draft's categories. */
        category: z.int().min(0).max(39),
        name: z.string().normalize("NFC").trim().min(1).max(200),
        price: money,
      }),
    )
    .max(MAX_PREVIEW_PRODUCTS),
});

/** Registration of a new brand, on the platform's host. */
export const onboardingEndpoints = {
  sendStartCode: declareEndpoint({
    method: "POST",
    path: "/onboarding/v1/code",
    auth: "none",
    perMinute: 10,
    scope: "platform",
    summary: "Sends a one-time code for opening a brand",
    body: z.object({ phone, language: requestLanguage.default("uz") }),
    reply: codeSendingReply,
    refusals: ["start_closed", "phone_invalid", "code_cooldown", "too_many_requests", "code_not_sent"],
  }),
  proveStart: declareEndpoint({
    method: "POST",
    path: "/onboarding/v1/permit",
    auth: "none",
    perMinute: 20,
    scope: "platform",
    summary: "Exchanges a phone and its code for a permit, valid for one brand and one day",
    body: z.object({
      phone,
      code: createTypedDigitsSchema(/^\d{6}$/),
    }),
    reply: z.object({ permit: z.string(), expiresAt: instant }),
    refusals: ["start_closed", "phone_invalid", "wrong_code"],
  }),
  startDraft: declareEndpoint({
    method: "POST",
    path: "/onboarding/v1/draft",
    auth: "none",
    perMinute: 60,
    scope: "platform",
    summary: "Returns the draft of the brand to be opened, shared by all permits of a phone",
    body: z.object({ permit: permitToken }),
    reply: z.object({
      /** Stored registration draft; null: no draft yet. */
      draft: registrationDraft.nullable(),
      /** Whether a person has the phone of the permit. Their password opens the brand. */
      isKnown: z.boolean(),
    }),
    refusals: ["permit_over"],
  }),
  keepStartDraft: declareEndpoint({
    method: "PUT",
    path: "/onboarding/v1/draft",
    auth: "none",
    perMinute: 120,
    scope: "platform",
    summary: "Saves the draft of the brand to be opened; omitted fields are unchanged",
    body: z.object({ permit: permitToken, draft: registrationDraft }),
    reply: doneReply,
    refusals: ["permit_over"],
  }),
  previewStart: declareEndpoint({
    method: "POST",
    path: "/onboarding/v1/preview",
    auth: "none",
    perMinute: 60,
    scope: "platform",
    summary:
      "Returns a URL at which the draft is previewed as a store for ten minutes; ordering is disabled there",
    body: z.object({
      permit: permitToken,
      language: z.enum(MAIN_LANGUAGES),
      menu: pastedStartMenu.nullable(),
    }),
    reply: z.object({ url: z.string(), expiresAt: instant }),
    refusals: ["permit_over"],
  }),
  startMap: declareEndpoint({
    method: "GET",
    path: "/onboarding/v1/map",
    auth: "none",
    perMinute: 60,
    scope: "platform",
    summary: "Returns the map for the pin of a new brand's first branch",
    /** `tilesUrl` is null if the built-in city maps are drawn instead of map tiles. */
    reply: z.object({ tilesUrl: z.string().nullable() }),
  }),
  brandAddress: declareEndpoint({
    method: "POST",
    path: "/onboarding/v1/address",
    auth: "none",
    perMinute: 60,
    scope: "platform",
    summary: "Returns whether an address below the platform's host is available; requires a permit",
    body: z.object({ permit: permitToken, address: hostLabel }),
    reply: z.object({
      /** Reason why the store cannot have this address; null: the address is available. */
      fault: z.enum(["malformed", "reserved", "taken"]).nullable(),
      /** Address of the future store: `https://osh.example.uz`. */
      url: z.string(),
    }),
    refusals: ["permit_over"],
  }),
  startBrand: declareEndpoint({
    method: "POST",
    path: "/onboarding/v1/brands",
    auth: "none",
    perMinute: 10,
    scope: "platform",
    summary: "Opens a brand with its first branch, its initial menu and its owner, and signs the owner in",
    body: z.object({
      permit: permitToken,
      name: z.string().normalize("NFC").trim().min(1).max(80),
      address: hostLabel,
      language: z.enum(MAIN_LANGUAGES),
      kind: z.enum(NEW_BRAND_KINDS),
      /** Whether to create sample products for the brand's `kind`. False: empty menu. */
      hasMenu: z.boolean(),
      mainColor: color,
      branch: z.object({
        /** Key of a city in `NEW_BRAND_CITIES` of the domain package. */
        city: z.string().max(40),
        address: createDigitTextSchema().trim().min(1).max(200),
        latitude,
        longitude,
        phone,
        /** Daily opening hours in the city's time zone. Equal times: open 24 hours. */
        opensAt: clockTime,
        closesAt: clockTime,
      }),
      /** Delivery radius in metres and price; null: no delivery, pickup only. */
      delivery: z.object({ metres: z.int().min(500).max(20_000), price: money }).nullable(),
      owner: z.object({
        name: z.string().normalize("NFC").trim().min(1).max(80),
        login,
        /** New password, or the existing one if a person already has the phone of the permit. */
        password: newPassword,
        /** Code of the second factor, if that person has one. */
        code: createDigitTextSchema().trim().max(20).optional(),
      }),
    }),
    reply: z.object({ token: z.string(), expiresAt: instant, staff: staffMember, url: z.string() }),
    refusals: [
      "permit_over",
      "host_taken",
      "host_reserved",
      "login_taken",
      "password_weak",
      "wrong_password",
      "second_factor_needed",
      "second_factor_wrong",
      "phone_invalid",
      "bad_request",
      "too_many_requests",
    ],
  }),
};

export type StartBrandBody = z.infer<typeof onboardingEndpoints.startBrand.body>;
export type PastedStartMenu = z.infer<typeof pastedStartMenu>;
export type StoredStartDraft = z.infer<typeof registrationDraft>;
export type NewBrandKind = (typeof NEW_BRAND_KINDS)[number];
