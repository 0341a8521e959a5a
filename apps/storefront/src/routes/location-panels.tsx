import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useAskBranch } from "../shop/basket/ask-branch.ts";
import { late } from "../platform/late.tsx";
import { usePanels } from "../platform/panel.ts";
import { useSession } from "../shop/session/session.ts";

const PlaceSheets = late(() => import("./location-sheets.tsx").then((module) => module.PlaceSheets));

/** Pages that are these panels themselves. */
const OWN_PAGES = /^\/(choose-address|address\/|branches|profile\/address)/;
/** Milliseconds after the start at which a city is chosen at the latest [AD-2]. */
const CITY_AFTER = 1234;

/** Stands in the shop's layout: the panels of choosing a place, opened by `useOpenPlace()` from anywhere below it. */
export function PlacePanels() {
  const { panels } = usePanels();
  const isOwnPage = OWN_PAGES.test(useLocation().pathname);
  const session = useSession();
  useAskBranch({ isOwnPage });
  const isOpen = !isOwnPage && panels.some((panel) => panel.startsWith("place:"));
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);

  useEffect(() => {
    const timer = setTimeout(
      () => void import("../shop/location/default-city.ts").then(({ settleCity }) => settleCity()),
      CITY_AFTER,
    );
    return () => clearTimeout(timer);
  }, []);
  // Whoever signs in, wherever it happens, brings along what the device kept [AD-10].
  const userId = session?.userId;
  useEffect(() => {
    if (userId)
      void import("../shop/location/guest-addresses.ts").then(({ pushGuestAddresses }) =>
        pushGuestAddresses(userId),
      );
  }, [userId]);

  if (!wasOpen || isOwnPage) return null;
  return (
    <Suspense>
      <PlaceSheets />
    </Suspense>
  );
}
