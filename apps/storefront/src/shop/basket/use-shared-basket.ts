import { useEffect } from "react";
import { useSession } from "../session/session.ts";

/**
 * Shares the basket of a signed-in customer between their devices. The code is lazy-loaded, so that guests do not
 * download it [BK-9].
 */
export function useSharedBasket(): void {
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    // If the code fails to load, the basket is not shared.
    void import("./shared-basket.ts").then(
      (it) => it.startBasketSharing(),
      () => undefined,
    );
  }, [isSignedIn]);
}
