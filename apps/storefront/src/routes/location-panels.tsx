import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useBrand } from "../shop/brand/brand.tsx";
import { useBranchPrompt } from "../shop/basket/branch-prompt.ts";
import { lazyComponent } from "../platform/lazy-component.tsx";
import { useOpenPanels } from "../platform/panel.ts";
import { useSession } from "../shop/session/session.ts";

const LocationSheets = lazyComponent(() =>
  import("./location-sheets.tsx").then((module) => module.LocationSheets),
);

/** Pages that show addresses or branches themselves. The panels with the same content stay closed on these pages. */
const PAGES_WITHOUT_PANELS = /^\/(choose-address|address\/|branches|profile\/address)/;
/** Maximum time from the start until a default city is selected, in milliseconds [AD-2]. */
const DEFAULT_CITY_TIMEOUT_MS = 1234;

/**
 * Renders the panels for addresses and branches in the shop's layout. `useOpenLocation()` opens them from any
 * component below.
 */
export function LocationPanels() {
  const { panels } = useOpenPanels();
  const isOwnPage = PAGES_WITHOUT_PANELS.test(useLocation().pathname);
  const session = useSession();
  useBranchPrompt({ isOwnPage });
  const isOpen = !isOwnPage && panels.some((panel) => panel.startsWith("location:"));
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);

  useEffect(() => {
    const timer = setTimeout(
      () =>
        void import("../shop/location/default-city.ts").then(({ chooseDefaultCity }) => chooseDefaultCity()),
      DEFAULT_CITY_TIMEOUT_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  // After any sign-in, uploads the addresses that the guest saved on the device [AD-10].
  const userId = session?.userId;
  const { favourite: hasFavourites } = useBrand().merchant.features;
  useEffect(() => {
    if (userId)
      void import("../shop/location/guest-addresses.ts").then(({ uploadGuestAddresses }) =>
        uploadGuestAddresses(userId),
      );
  }, [userId]);
  useEffect(() => {
    if (userId && hasFavourites)
      void import("../shop/menu/favourites.ts").then(({ loadFavourites }) => loadFavourites());
  }, [userId, hasFavourites]);

  if (!wasOpen || isOwnPage) return null;
  return (
    <Suspense>
      <LocationSheets />
    </Suspense>
  );
}
