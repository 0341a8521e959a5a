import type { KeptDraft, StartKind } from "@dasturxon/contract";
import type { MAIN_LANGUAGES } from "@dasturxon/domain/language";
import { START_CITIES } from "@dasturxon/domain/start-cities";
import type { START_HOURS, START_MENUS, START_RADII, START_STEPS } from "@dasturxon/domain/start-draft";
import type { ConsoleLanguage } from "../../platform/language.ts";

export type Step = (typeof START_STEPS)[number];

type MainLanguage = (typeof MAIN_LANGUAGES)[number];

/** The languages that a brand begins with by that of the console, the main one first. */
export function languagesBy(language: ConsoleLanguage): [MainLanguage, ...MainLanguage[]] {
  const main = language === "en" ? "eng" : language;
  return [main, ...(["uz", "ru", "eng"] as const).filter((each) => each !== main)];
}

/** What is told so far of a brand that begins, but for the password, which is kept nowhere. */
export interface StartDraft {
  step: Step;
  phone: string;
  permit: string | null;
  name: string;
  /** Null: what the name suggests. */
  address: string | null;
  kind: StartKind;
  /** What it begins with: products of its kind, a list of its own, nothing. */
  menu: (typeof START_MENUS)[number];
  pasted: string;
  mainColor: string;
  /** A picture as a data URL, and the colours that it proposes. */
  logo: string | null;
  logoColors: string[];
  city: string;
  street: string;
  /** Null: the middle of the city. */
  point: { latitude: number; longitude: number } | null;
  /** Null: the phone that was shown. */
  branchPhone: string | null;
  hours: (typeof START_HOURS)[number];
  radius: (typeof START_RADII)[number];
  price: number;
  ownerName: string;
  /** Null: the address. */
  login: string | null;
  /** Once it is open: in which language, and what its menu is written under, once. */
  opened: { url: string; language: ConsoleLanguage; importKey: string } | null;
}

/** What the platform keeps of it until the brand is open. */
export type KeptField = keyof KeptDraft & keyof StartDraft;

export const firstDraft: StartDraft = {
  step: "brand",
  phone: "",
  permit: null,
  name: "",
  address: null,
  kind: "KITCHEN",
  menu: "KIND",
  pasted: "",
  mainColor: "#0F766E",
  logo: null,
  logoColors: [],
  city: START_CITIES[0]?.key ?? "",
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

const { phone: _, permit: __, opened: ___, ...told } = firstDraft;
export const KEPT_FIELDS = Object.keys(told) as KeptField[];

/** What of a draft was told; nobody needs what is as it was at first. */
export const toldFields = (draft: StartDraft): KeptField[] =>
  KEPT_FIELDS.filter((field) => JSON.stringify(draft[field]) !== JSON.stringify(firstDraft[field]));

/** Some fields of a draft. */
export const pickFields = (draft: StartDraft, fields: readonly KeptField[]): Partial<StartDraft> =>
  Object.fromEntries(fields.map((field) => [field, draft[field]]));

export interface StepProps {
  draft: StartDraft;
  change: (more: Partial<StartDraft>) => void;
}
