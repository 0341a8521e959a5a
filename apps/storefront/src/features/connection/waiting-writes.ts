import { favouritesStore, sendFavourites } from "../../shop/menu/favourites.ts";
import { sendSeenStories, unsentSeenStories } from "../../shop/content/seen-stories.ts";
import { guestAddresses } from "../../shop/location/guest-address-store.ts";
import { uploadGuestAddresses } from "../../shop/location/guest-addresses.ts";
import { sessionStore, useSession } from "../../shop/session/session.ts";
import { sendReviews, waitingReviewsStore } from "../../shop/session/waiting-reviews.ts";

/** Returns the number of the customer's changes that wait for a network connection: favourites, reviews and addresses. */
export function useWaitingWriteCount(): number {
  const { waiting } = favouritesStore.use();
  const reviews = waitingReviewsStore.use();
  const addresses = guestAddresses.use();
  return useSession() ? Object.keys(waiting).length + reviews.length + addresses.length : 0;
}

/** Sends to the server all changes that were made without a network connection. */
export function sendWaitingWrites(): void {
  void sendFavourites();
  if (unsentSeenStories.get().length > 0) void sendSeenStories();
  void sendReviews();
  const session = sessionStore.get();
  if (session && guestAddresses.get().length > 0) void uploadGuestAddresses(session.userId);
}
