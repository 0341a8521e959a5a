import type { CardConfirmationCode } from "@dasturxon/contract";
import { createStoredStore } from "../../platform/stored-store.ts";

/** Bank card that is not confirmed by a code yet. No part of its number is stored on the device. */
export interface PendingCard {
  id: string;
  /** Phone number as the provider shows it. */
  phone: string;
  /**
   * Time from which another code may be requested, milliseconds since 1970. Null if the card must be entered again
   * instead.
   */
  resendAt: number | null;
}

/** Bank card that is not confirmed by a code yet. Stored on the device, so that it survives a reload of the page. */
export const pendingCardStore = createStoredStore<PendingCard | null>({
  name: "card",
  empty: null,
  parse: (kept) => (typeof kept === "object" && kept !== null && "id" in kept ? (kept as PendingCard) : null),
});

/** Stores the bank card after its confirmation code was sent. */
export function savePendingCard({ id, phone, resendIn }: CardConfirmationCode): void {
  pendingCardStore.set({ id, phone, resendAt: resendIn === null ? null : Date.now() + resendIn * 1000 });
}
