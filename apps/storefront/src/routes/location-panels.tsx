import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useBrand } from "../shop/brand/brand.tsx";
import { useAskBranch } from "../shop/basket/ask-branch.ts";
import { late } from "../platform/late.tsx";
import { usePanels } from "../platform/panel.ts";
import { useSession } from "../shop/session/session.ts";

const LocationSheets = late(() => import("./location-sheets.tsx").then((module) => module.LocationSheets));

/** Pages that are these panels themselves. */
const OWN_PAGES = /^\/(choose-address|address\/|branches|profile\/address)/;
/** Milliseconds after the start at which a city is chosen at the latest [AD-2]. */
const CITY_AFTER_MS = 1234;

/** Stands in the shop's layout: the panels of choosing where, opened by `useOpenLocation()` from anywhere below it. */
export function LocationPanels() {
  const { panels } = usePanels();
  const isOwnPage = OWN_PAGES.test(useLocation().pathname);
  const session = useSession();
  useAskBranch({ isOwnPage });
  const isOpen = !isOwnPage && panels.some((panel) => panel.startsWith("location:"));
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);

  useEffect(() => {
    const timer = setTimeout(
      () => void import("../shop/location/default-city.ts").then(({ settleCity }) => settleCity()),
      CITY_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  // Whoever signs in, wherever it happens, brings along what the device kept [AD-10].
  const userId = session?.userId;
  const { favourite: hasFavourites } = useBrand().merchant.features;
  useEffect(() => {
    if (userId)
      void import("../shop/location/guest-addresses.ts").then(({ pushGuestAddresses }) =>
        pushGuestAddresses(userId),
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
