import { useState } from "react";
import { findDefaultBranch, findPickerCity } from "@dasturxon/domain/defaults";
import { calculateDistanceMetres } from "@dasturxon/domain/zones";
import { branchesQuery } from "../../shop/location/branches.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { citiesQuery } from "../../shop/location/cities.ts";
import { useKnownDeviceLocation } from "../../shop/location/device-location.ts";
import { offersServiceType } from "../../shop/location/branches.ts";
import { useMenu } from "../../shop/menu/menu-query.ts";
import { useFulfillment } from "../../shop/location/fulfillment.ts";
import type { ServiceType } from "../../shop/location/fulfillment.ts";
import { useServiceType } from "../../shop/location/service-type.ts";
import type { Branch, City, Menu } from "../../platform/shapes.ts";
import { getBranchOpeningState } from "../../shop/location/branch-hours.ts";
import type { BranchOpeningState } from "../../shop/location/branch-hours.ts";
import { useNow } from "../../platform/use-now.ts";

/** Branches loaded with a page, and the time and pauses that determine whether they are open. */
export interface PreparedBranches {
  /** Null if the server could not load the branches. The browser then requests them. */
  branches: Branch[] | null;
  /** Null if the server could not load the cities. The list then has all branches until the browser has loaded the cities. */
  cities: City[] | null;
  pauses: Menu["pauses"];
  /** Time at which the page was rendered, milliseconds since 1970. */
  now: number;
}

export interface ListedBranch {
  branch: Branch;
  /** Opening state. Null until the current time is known. */
  today: BranchOpeningState | null;
  /** Distance in metres from the guest or the chosen address. Null if both are unknown. */
  distance: number | null;
}

const NO_BRANCHES: Branch[] = [];

/** Returns the branches of the city that offer the service type, and the chosen one [BN-2, BN-6]. */
export function useBranchChoice(prepared: PreparedBranches | null = null) {
  const { merchant } = useBrand();
  const fulfillment = useFulfillment();
  const wanted = useServiceType();
  const serviceType: ServiceType = wanted === "DELIVERY" ? "PICK_UP" : wanted;
  const { data: loaded, error } = branchesQuery.use();
  const { data: loadedCities } = citiesQuery.use();
  const [cityId, setCityId] = useState<string | null>(null);
  const [pickedId, setPickedId] = useState<string | null>(null);
  const now = useNow(prepared?.now);
  const { menu } = useMenu();
  const pauses = menu?.pauses ?? prepared?.pauses;
  const from = useKnownDeviceLocation() ?? fulfillment.address;

  const cities = loadedCities ?? prepared?.cities;
  const all = loaded ?? prepared?.branches ?? null;
  const ordered = all?.find(({ id }) => id === fulfillment.branchId);
  const own = cities && findPickerCity(cities, merchant.mainCityId);
  const shownCityId = cityId ?? ordered?.cityId ?? fulfillment.cityId ?? own?.id ?? cities?.[0]?.id ?? null;
  const hasCities = (cities?.length ?? 0) > 1;
  const branches = (all ?? NO_BRANCHES).filter(
    (branch) => offersServiceType(branch, serviceType) && (!hasCities || branch.cityId === shownCityId),
  );
  const chosen = findDefaultBranch(branches, pickedId ?? fulfillment.branchId);
  const { timeZone } = merchant;
  const listed: ListedBranch[] = branches
    .map((branch) => ({
      branch,
      today: now === null ? null : getBranchOpeningState({ branch, serviceType, now, timeZone, pauses }),
      distance: from && calculateDistanceMetres(branch, from),
    }))
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
  const shown = listed.find(({ branch }) => branch === chosen) ?? null;
  const chosenToday = shown?.today ?? null;

  return {
    isLoading: all === null && error === null,
    error: all === null ? error : null,
    listed,
    serviceType,
    cities: cities ?? ([] as City[]),
    cityId: shownCityId,
    setCityId,
    chosen,
    /** Chosen branch with its opening state and distance. */
    shown,
    setPickedId,
    now,
    /** Whether the chosen branch is closed today. False while the current time is unknown [BN-5]. */
    isClosedToday: chosenToday?.isClosedToday ?? false,
    /** Whether the chosen branch can be confirmed. False if it is closed today or no branch is chosen [BN-5]. */
    canConfirm: chosen !== null && chosenToday !== null && !chosenToday.isClosedToday,
  };
}

export type PickerBranchChoice = ReturnType<typeof useBranchChoice>;
