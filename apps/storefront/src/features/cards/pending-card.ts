import type { CardCode } from "@dasturxon/contract";
import { keptStore } from "../../platform/kept-store.ts";

/** A card that waits for its code. Nothing of its number is kept on the device. */
export interface PendingCard {
  id: string;
  /** As the provider shows it. */
  phone: string;
  /** Milliseconds since the epoch, when another code may be asked for; null: by entering the card anew. */
  resendAt: number | null;
}

/** Survives a reload of the page. */
export const pendingCardStore = keptStore<PendingCard | null>({
  name: "card",
  empty: null,
  parse: (kept) => (typeof kept === "object" && kept !== null && "id" in kept ? (kept as PendingCard) : null),
});

/** A code is on its way. */
export function awaitCode({ id, phone, resendIn }: CardCode): void {
  pendingCardStore.set({ id, phone, resendAt: resendIn === null ? null : Date.now() + resendIn * 1000 });
}
