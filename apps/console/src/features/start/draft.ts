import type { StartKind } from "@dasturxon/contract";
import { START_CITIES } from "@dasturxon/domain/start-cities";
import { useState } from "react";

export const STEPS = ["phone", "brand", "look", "branch", "owner"] as const;
export type Step = (typeof STEPS)[number];

export const HOURS = ["09:00-23:00", "10:00-22:00", "08:00-20:00", "00:00-00:00"] as const;
/** Metres around the branch; none: guests come themselves. */
export const RADII = [0, 2000, 3000, 5000, 7000, 10_000] as const;

/** What is told so far of a brand that begins; kept on the device, but for the password. */
export interface StartDraft {
  step: Step;
  phone: string;
  permit: string | null;
  name: string;
  /** Null: what the name suggests. */
  address: string | null;
  kind: StartKind;
  hasMenu: boolean;
  mainColor: string;
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
}

const KEY = "dasturxon.console.start";
const first: StartDraft = {
  step: "phone",
  phone: "",
  permit: null,
  name: "",
  address: null,
  kind: "KITCHEN",
  hasMenu: true,
  mainColor: "#0F766E",
  city: START_CITIES[0]?.key ?? "",
  street: "",
  point: null,
  branchPhone: null,
  hours: "09:00-23:00",
  radius: 5000,
  price: 15_000,
  ownerName: "",
  login: null,
};

function read(): StartDraft {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<StartDraft>) };
  } catch {
    return first;
  }
}

/** The brand is open: nothing of it stays on the device. */
export function dropDraft(): void {
  localStorage.removeItem(KEY);
}

/** The draft of this device, where one left it; a link of the platform's brings its permit along. */
export function useDraft() {
  const [draft, setDraft] = useState<StartDraft>(() => {
    const kept = read();
    const permit = location.hash.slice(1);
    if (permit === "") return kept;
    return { ...kept, permit, step: kept.step === "phone" ? "brand" : kept.step };
  });
  function change(more: Partial<StartDraft>) {
    setDraft((now) => {
      const next = { ...now, ...more };
      localStorage.setItem(KEY, JSON.stringify(next));
      return next;
    });
  }
  return { draft, change };
}

export interface StepProps {
  draft: StartDraft;
  change: (more: Partial<StartDraft>) => void;
}
