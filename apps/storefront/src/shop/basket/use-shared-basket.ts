import { useEffect } from "react";
import { useSession } from "../session/session.ts";

/** Shares the basket of who is signed in among the devices; a guest pays no byte for it. [BK-9] */
export function useSharedBasket(): void {
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    // Lost on the way, the basket is this device's alone.
    void import("./shared-basket.ts").then(
      (it) => it.startSharedBasket(),
      () => undefined,
    );
  }, [isSignedIn]);
}
