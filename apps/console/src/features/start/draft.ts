import type { StoredStartDraft, NewBrandKind } from "@dasturxon/contract";
import { MAIN_LANGUAGES, type MainLanguage } from "@dasturxon/domain/language";
import { NEW_BRAND_CITIES } from "@dasturxon/domain/start-cities";
import type {
  NEW_BRAND_OPENING_HOURS,
  NEW_BRAND_MENU_KINDS,
  NEW_BRAND_DELIVERY_RADII_METRES,
  BRAND_REGISTRATION_STEPS,
} from "@dasturxon/domain/start-draft";
import type { ConsoleLanguage } from "../../platform/language.ts";

export type StartStepName = (typeof BRAND_REGISTRATION_STEPS)[number];

/** Returns the languages of a new brand, starting with the console's language as the main one. */
export function listBrandLanguages(language: ConsoleLanguage): [MainLanguage, ...MainLanguage[]] {
  const main = language === "en" ? "eng" : language;
  return [main, ...MAIN_LANGUAGES.filter((each) => each !== main)];
}

/** Input for a new brand so far. Excludes the password, which is never stored. */
export interface StartDraft {
  step: StartStepName;
  phone: string;
  permit: string | null;
  /** Whether a person of another brand has the phone. Their password opens the brand and does not change. */
  isKnown: boolean;
  name: string;
  /** Web address of the store. Null: the address suggested by the brand's name is used. */
  address: string | null;
  kind: NewBrandKind;
  /** Initial menu: example products of the brand's kind, a pasted list, or none. */
  menu: (typeof NEW_BRAND_MENU_KINDS)[number];
  pasted: string;
  mainColor: string;
  /** Logo as a data URL. `logoColors` are the colours found in it. */
  logo: string | null;
  logoColors: string[];
  city: string;
  street: string;
  /** Location of the branch. Null: the center of the city is used. */
  point: { latitude: number; longitude: number } | null;
  /** Phone number of the branch. Null: the user's verified phone number is used. */
  branchPhone: string | null;
  hours: (typeof NEW_BRAND_OPENING_HOURS)[number];
  radius: (typeof NEW_BRAND_DELIVERY_RADII_METRES)[number];
  price: number;
  ownerName: string;
  /** Login of the owner. Null: the web address of the store is used as the login. */
  login: string | null;
  /** Opened store, with the language it was opened in and the idempotency key of its menu import. Null: not opened. */
  opened: { url: string; language: ConsoleLanguage; importKey: string } | null;
}

/** Field that the server stores until the brand is open. */
export type StoredStartDraftField = keyof StoredStartDraft & keyof StartDraft;

export const emptyStartDraft: StartDraft = {
  step: "brand",
  phone: "",
  permit: null,
  isKnown: false,
  name: "",
  address: null,
  kind: "KITCHEN",
  menu: "KIND",
  pasted: "",
  mainColor: "#0F766E",
  logo: null,
  logoColors: [],
  city: NEW_BRAND_CITIES[0]?.key ?? "",
  street: "",
  point: null,
  branchPhone: null,
  hours: "09:00-23:00",
  radius: 5000,
  price: 15_000,
  ownerName: "",
  login: null,
  opened: null,
};

const { phone: _, permit: __, isKnown: ___, opened: ____, ...told } = emptyStartDraft;
export const STORED_START_DRAFT_FIELDS = Object.keys(told) as StoredStartDraftField[];

/** Returns the fields that differ from their defaults. The others need not be saved. */
export const listFilledFields = (draft: StartDraft): StoredStartDraftField[] =>
  STORED_START_DRAFT_FIELDS.filter(
    (field) => JSON.stringify(draft[field]) !== JSON.stringify(emptyStartDraft[field]),
  );

/** Returns some fields of a draft. */
export const pickDraftFields = (
  draft: StartDraft,
  fields: readonly StoredStartDraftField[],
): Partial<StartDraft> => Object.fromEntries(fields.map((field) => [field, draft[field]]));

export interface StartStepProps {
  draft: StartDraft;
  change: (more: Partial<StartDraft>) => void;
}
