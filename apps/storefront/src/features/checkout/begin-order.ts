import { clearBasket } from "../../shop/basket/basket.ts";
import { endGroupOrdering } from "../../shop/basket/group.ts";
import { lastOrderStore } from "../../shop/basket/last-order.ts";
import { waitingOrderStore } from "../../shop/basket/waiting-order.ts";
import { changeFulfillment, fulfillmentStore } from "../../shop/location/fulfillment.ts";
import { guestAddresses } from "../../shop/location/guest-address-store.ts";
import { type OrderKind, resetCheckoutDraft } from "./draft.ts";

/**
 * Resets the basket and the checkout after the order `orderId` of this kind was placed. Keeps the delivery address with
 * its saved details. For an address that is not saved, keeps only the landmark [CH-8].
 */
export function startNewOrder(orderId: string, kind: OrderKind): void {
  // `lastOrderStore` is set first, because another tab that finds the basket empty reads the id of the order from it.
  lastOrderStore.set({ id: orderId, placedAt: Date.now() });
  waitingOrderStore.set(null);
  clearBasket();
  endGroupOrdering();
  resetCheckoutDraft(kind);
  const { address } = fulfillmentStore.get();
  if (!address || (address.id && !address.id.startsWith("front-"))) return;
  const saved = guestAddresses.get().find(({ id }) => id === address.id);
  const { landmark } = address.details ?? {};
  const asSaved = saved ?? { details: landmark ? { landmark } : null, comment: null };
  changeFulfillment({
    address: { ...address, details: asSaved.details ?? null, comment: asSaved.comment ?? null },
  });
}
