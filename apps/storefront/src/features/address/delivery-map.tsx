import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import type { EntryMode } from "@dasturxon/domain/address";
import type { Coordinates } from "@dasturxon/domain/zones";
import type { MapView } from "../../platform/map-contract.ts";
import { LOCATION_PANELS } from "../../shop/location/open-location.ts";
import { lazySheet } from "../../platform/lazy-sheet.tsx";
import { usePanel, useOpenPanels } from "../../platform/panel.ts";
import { changeFulfillment, fulfillmentStore } from "../../shop/location/fulfillment.ts";
import { readNewAddressDraft } from "./address-draft.ts";
import { AddressCard } from "./address-card.tsx";
import { CentrePin } from "./centre-pin.tsx";
import type { FoundAddress } from "./found-address.ts";
import { LocateButton } from "./locate-button.tsx";
import { MapControls } from "./map-controls.tsx";
import { ADDRESS_MAP_ZOOM, useAddressPicker } from "./use-picker.ts";
import { findInitialMapPoint, useAddressPickerStart } from "./use-start.ts";
import { useDeliveryZoneState } from "./use-zone.ts";
import { useZoomOutToZone } from "./zone-view.ts";

const SearchSheet = lazySheet(() => import("./search-sheet.tsx").then((module) => module.SearchSheet));
const DetailsSheet = lazySheet(() => import("./details-sheet.tsx").then((module) => module.DetailsSheet));

/** Delay before the search opens over the map, after the map's opening animation, milliseconds. */
const SEARCH_DELAY_MS = 300;

export interface DeliveryMapProps {
  Map: MapView;
  /**
   * Whether the search opens at once if no place is known, and a result leads to the details of the address. For the
   * checkout, where this is the shortest way to an order.
   */
  isSearchFirst?: boolean;
  onBack(): void;
  /** Called when the guest has chosen a place. Closes the whole location choice. */
  onDone(): void;
}

/** Renders the delivery address picker: a map that fills its container, under a fixed pin [AD-1..8]. */
export function DeliveryMap({ Map, isSearchFirst = false, onBack, onDone }: DeliveryMapProps) {
  const t = useT();
  const { merchant } = useBrand();
  const [known] = useState(findLastDeliveryPlace);
  const picker = useAddressPicker(known?.point ?? findInitialMapPoint(merchant), known);
  const start = useAddressPickerStart(picker);
  const { state, target } = picker;
  const zone = useDeliveryZoneState(state.centre);
  const isChosen = state.lookup !== "idle";
  const isOut = isChosen && zone.isInside === false;
  const search = usePanel(LOCATION_PANELS.search);
  const details = usePanel(LOCATION_PANELS.details);
  const panels = useOpenPanels();
  const box = useRef<HTMLDivElement>(null);
  const openSearch = useEffectEvent(() => state.lookup === "idle" && search.open());
  useEffect(() => {
    if (!isSearchFirst) return;
    const timer = setTimeout(openSearch, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSearchFirst]);

  function pickResult(to: Coordinates, found: FoundAddress) {
    start.settle();
    picker.go(to, { zoom: ADDRESS_MAP_ZOOM, found, entryMode: "TARGET" });
    const mayBeSaved = zone.isInsideAt(to) === true && found.streetName.trim() !== "";
    if (isSearchFirst && mayBeSaved) panels.swap(LOCATION_PANELS.search, LOCATION_PANELS.details);
    else search.close();
  }

  useZoomOutToZone(box, { picker, zones: zone.outlines, isOut });

  return (
    <div className="relative flex h-full flex-col bg-sunken lg:block">
      <div ref={box} className="relative min-h-0 flex-1 lg:absolute lg:inset-0">
        <Map
          className="absolute inset-0"
          label={t("address.map")}
          target={target}
          outlines={zone.outlines}
          onMoveStart={() => picker.tell({ type: "moveStarted" })}
          onMoveEnd={(centre, isByHand) => {
            if (isByHand) start.settle();
            picker.tell({ type: "moveEnded", centre: isByHand ? centre : state.centre });
          }}
          onTap={(at, zoom) => {
            start.settle();
            picker.go(at, { zoom });
          }}
        />
        <CentrePin isLifted={state.isMoving} isOut={isOut} isWaiting={!isChosen} />
        <MapControls start={start} onBack={onBack} onSearch={search.open} />
        <LocateButton
          isLocating={start.isLocating}
          onPress={() => void start.locate()}
          className="absolute! end-3 bottom-10 z-10 lg:end-4 lg:bottom-6"
        />
      </div>
      <AddressCard
        state={state}
        zone={zone}
        start={start}
        onSave={() => {
          start.settle();
          details.open();
        }}
        onRetry={() => picker.tell({ type: "retried" })}
        onPickup={(branchId) => {
          changeFulfillment({ serviceType: "PICK_UP", branchId });
          onDone();
        }}
      />
      <SearchSheet
        isOpen={search.isOpen}
        onClose={search.close}
        near={state.centre}
        isHere={isChosen}
        onPick={pickResult}
        onLocate={() => {
          search.close();
          void start.locate();
        }}
      />
      <DetailsSheet
        isOpen={details.isOpen}
        onClose={details.close}
        point={state.centre}
        found={state.found}
        cityId={zone.cityId ?? start.city?.id ?? null}
        entryMode={state.entryMode}
        onSaved={onDone}
      />
    </div>
  );
}

interface LastDeliveryPlace {
  point: Coordinates;
  found: FoundAddress;
  entryMode?: EntryMode | null | undefined;
}

/** Returns the place of the unsaved draft, else the place of the order's address. Null if there is neither. */
function findLastDeliveryPlace(): LastDeliveryPlace | null {
  const { address } = fulfillmentStore.get();
  return (
    readNewAddressDraft() ??
    (address && {
      point: { latitude: address.latitude, longitude: address.longitude },
      entryMode: address.entryMode ?? "SAVED",
      found: {
        streetName: address.streetName,
        houseNumber: address.houseNumber ?? null,
        description: address.description ?? "",
      },
    })
  );
}
