import { useState } from "react";
import { ArrowLeft, LocateFixed, Search } from "lucide-react";
import { useBrand, useText } from "../../platform/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import type { MapView } from "../../platform/map-view.ts";
import { PLACE_PANELS } from "../../platform/open-place.ts";
import { usePanel } from "../../platform/panel.ts";
import { changePlace, placeStore } from "../../platform/place.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { PillSelect } from "../../ui/pill-select.tsx";
import { AddressCard } from "./address-card.tsx";
import { CentrePin } from "./centre-pin.tsx";
import { DetailsSheet } from "./details-sheet.tsx";
import { SearchSheet } from "./search-sheet.tsx";
import { PLACE_ZOOM, usePicker } from "./use-picker.ts";
import { startPoint, useStart } from "./use-start.ts";
import { useZone } from "./use-zone.ts";

export interface DeliveryMapProps {
  Map: MapView;
  onBack(): void;
  /** A place is chosen: everything about choosing closes. */
  onDone(): void;
}

/** The delivery address picker: fills its box with a map under a fixed pin [AD-1..8]. */
export function DeliveryMap({ Map, onBack, onDone }: DeliveryMapProps) {
  const t = useT();
  const text = useText();
  const { merchant } = useBrand();
  const [known] = useState(() => placeStore.get().address);
  const picker = usePicker(
    startPoint(merchant),
    known && {
      streetName: known.streetName,
      houseNumber: known.houseNumber ?? null,
      description: known.description ?? "",
    },
  );
  const start = useStart(picker, { asksDevice: known === null });
  const { state, target } = picker;
  const zone = useZone(state.centre);
  const search = usePanel(PLACE_PANELS.search);
  const details = usePanel(PLACE_PANELS.details);

  return (
    <div className="relative flex h-full flex-col bg-sunken lg:block">
      <div className="relative min-h-0 flex-1 lg:absolute lg:inset-0">
        <Map
          className="absolute inset-0"
          label={t("place.map")}
          target={target}
          outlines={zone.outlines}
          onMoveStart={() => picker.tell({ type: "moveStarted" })}
          onMoveEnd={(centre, isByHand) => {
            if (isByHand) start.settle();
            picker.tell({ type: "moveEnded", centre: isByHand ? centre : state.centre });
          }}
        />
        <CentrePin isLifted={state.isMoving} isOut={zone.isInside === false} />
        <div
          data-top-controls
          className="absolute inset-x-3 top-[max(20px,var(--safe-top))] z-10 flex items-start justify-between gap-3"
        >
          <IconButton look="raised" label={t("action.back")} onClick={onBack}>
            <ArrowLeft size={22} aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
          {start.cities.length > 1 && start.city && (
            <PillSelect
              look="raised"
              label={t("place.city")}
              value={start.city.id}
              options={start.cities.map(({ id, name }) => ({ value: id, label: text(name) }))}
              onChange={start.changeCity}
            />
          )}
          <IconButton look="raised" label={t("place.search")} onClick={search.open}>
            <Search size={20} aria-hidden />
          </IconButton>
        </div>
        <IconButton
          look="raised"
          label={t("place.locate")}
          aria-busy={start.isLocating || undefined}
          onClick={() => void start.locate()}
          className={`absolute! end-3 bottom-10 z-10 lg:end-4 lg:bottom-6 ${start.isLocating ? "animate-pulse" : ""}`}
        >
          <LocateFixed size={20} aria-hidden />
        </IconButton>
      </div>
      <AddressCard
        state={state}
        zone={zone}
        onSave={details.open}
        onRetry={() => picker.tell({ type: "retried" })}
        onPickup={(branchId) => {
          changePlace({ serviceType: "PICK_UP", branchId });
          onDone();
        }}
      />
      <SearchSheet
        isOpen={search.isOpen}
        onClose={search.close}
        near={state.centre}
        onPick={(to, place) => {
          start.settle();
          picker.go(to, { zoom: PLACE_ZOOM, place });
          search.close();
        }}
      />
      <DetailsSheet
        isOpen={details.isOpen}
        onClose={details.close}
        point={state.centre}
        place={state.place}
        cityId={zone.cityId ?? start.city?.id ?? null}
        onSaved={onDone}
      />
    </div>
  );
}
