import type { StartKind } from "@dasturxon/contract";
import type { WireLanguage } from "@dasturxon/domain/language";
import { START_CITIES } from "@dasturxon/domain/start-cities";
import { useRef, useState } from "react";
import type { ConsoleLanguage } from "../../platform/language.ts";

export const STEPS = ["phone", "brand", "look", "branch", "owner"] as const;
export type Step = (typeof STEPS)[number];

export const HOURS = ["09:00-23:00", "10:00-22:00", "08:00-20:00", "00:00-00:00"] as const;
/** Metres around the branch; none: guests come themselves. */
export const RADII = [0, 2000, 3000, 5000, 7000, 10_000] as const;

export const MENUS = ["KIND", "PASTED", "NONE"] as const;

/** The languages that a brand begins with by that of the console, the main one first. */
export function languagesBy(language: ConsoleLanguage): [WireLanguage, ...WireLanguage[]] {
  const main = language === "en" ? "eng" : language;
  return [main, ...(["uz", "ru", "eng"] as const).filter((each) => each !== main)];
}

/** What is told so far of a brand that begins; kept on the device, but for the password. */
export interface StartDraft {
  step: Step;
  phone: string;
  permit: string | null;
  name: string;
  /** Null: what the name suggests. */
  address: string | null;
  kind: StartKind;
  /** What it begins with: products of its kind, a list of its own, nothing. */
  menu: (typeof MENUS)[number];
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
  hours: (typeof HOURS)[number];
  radius: (typeof RADII)[number];
  price: number;
  ownerName: string;
  /** Null: the address. */
  login: string | null;
  /** Once it is open: in which language, and what its menu is written under, once. */
  opened: { url: string; language: ConsoleLanguage; importKey: string } | null;
}

const KEY = "dasturxon.console.start";
const first: StartDraft = {
  step: "phone",
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

function read(): StartDraft {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<StartDraft>) };
  } catch {
    return first;
  }
}

/** Keeps a draft on the device until its brand is open and has all that was promised; a device may be full or closed. */
function keep(draft: StartDraft): void {
  const isDone = draft.opened !== null && draft.logo === null && draft.pasted.trim() === "";
  try {
    if (isDone) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // It goes on without.
  }
}

/** The draft of this device, where one left it; a link of the platform's brings its permit along. */
export function useDraft() {
  const [draft, setDraft] = useState<StartDraft>(() => {
    const kept = read();
    const permit = location.hash.slice(1);
    if (permit === "") return kept;
    return { ...kept, permit, step: kept.step === "phone" ? "brand" : kept.step };
  });
  const latest = useRef(draft);
  function change(more: Partial<StartDraft>) {
    latest.current = { ...latest.current, ...more };
    keep(latest.current);
    setDraft(latest.current);
  }
  return { draft, change };
}

export interface StepProps {
  draft: StartDraft;
  change: (more: Partial<StartDraft>) => void;
}
