import { Suspense } from "react";
import { formatAddressLine } from "../../shop/location/address-line.ts";
import { useT } from "../../platform/i18n.tsx";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import { usePauses } from "../../shop/menu/pauses.ts";
import { MapCard } from "../../ui/map-card.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DeliveryPriceAndTime } from "./delivery-offer.tsx";
import { canSaveAddress } from "./picker-state.ts";
import type { AddressPickerState } from "./picker-state.ts";
import type { useAddressPickerStart } from "./use-start.ts";
import type { DeliveryZoneState } from "./use-zone.ts";

const PickupOffer = lazyComponent(() =>
  import("../../shop/location/pickup-offer.tsx").then((module) => module.PickupOffer),
);

type AddressPickerStartState = Pick<ReturnType<typeof useAddressPickerStart>, "isLocating" | "refusal">;

export interface AddressCardProps {
  state: AddressPickerState;
  zone: DeliveryZoneState;
  start: AddressPickerStartState;
  onSave(): void;
  onRetry(): void;
  /** Called if the guest chooses pickup from this branch instead. */
  onPickup(branchId: string): void;
}

/**
 * Renders the address under the pin, whether delivery is available and its price, and the Save button
 * [AD-1, AD-5, AD-6].
 */
export function AddressCard({ state, zone, start, onSave, onRetry, onPickup }: AddressCardProps) {
  const t = useT();
  const pauses = usePauses();
  const isIdle = state.lookup === "idle";
  const isOut = !isIdle && zone.isInside === false;
  return (
    <MapCard label={t("address.card")} className="gap-3 on-raised lg:pb-5">
      <div className={isIdle ? "" : "min-h-13"} aria-live="polite">
        {isOut ? (
          <OutOfZoneMessage state={state} />
        ) : isIdle ? (
          <p className="text-title font-bold text-balance">{t("address.idle")}</p>
        ) : (
          <AddressLine state={state} onRetry={onRetry} />
        )}
      </div>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] ${isIdle ? "-mt-2 min-h-18" : "min-h-11 items-center"}`}
        aria-live="polite"
      >
        {start.refusal || start.isLocating || isIdle ? (
          <DeviceLocationNote start={start} />
        ) : isOut ? (
          <Suspense>
            <PickupOffer point={state.centre} pauses={pauses} onChoose={onPickup} />
          </Suspense>
        ) : zone.isFailed ? (
          <AddressRetryNotice text={t("address.zoneFailed")} onRetry={zone.retry} />
        ) : (
          <DeliveryPriceAndTime state={state} isInside={zone.isInside === true} />
        )}
      </div>
      <Button size="large" isWide disabled={!canSaveAddress(state, zone.isInside === true)} onClick={onSave}>
        {t("address.save")}
      </Button>
    </MapCard>
  );
}

/**
 * Renders why the ◎ button (my location) requests the device's location, or the reason why the location is not
 * available.
 */
function DeviceLocationNote({ start: { refusal, isLocating } }: { start: AddressPickerStartState }) {
  const t = useT();
  return (
    <p className="text-small text-ink-2">
      {refusal && !isLocating ? t(`address.location.${refusal}`) : t("address.locationWhy")}
    </p>
  );
}

/** Shows that the address is outside the delivery zones [AD-5]. */
function OutOfZoneMessage({ state }: { state: AddressPickerState }) {
  const t = useT();
  const line = state.found && formatAddressLine(state.found);
  return (
    <>
      <p className="text-title font-bold text-bad-ink">{t("address.outOfZone")}</p>
      <p className="truncate text-small text-ink-2">
        {line ? `${t("address.outOfZoneText")}: ${line}` : t("address.outOfZoneText")}
      </p>
    </>
  );
}

function AddressLine({ state, onRetry }: { state: AddressPickerState; onRetry(): void }) {
  const t = useT();
  if (state.found && !state.isMoving) {
    return (
      <>
        <p className="truncate text-title font-bold">{formatAddressLine(state.found)}</p>
        <p className="truncate text-small text-ink-2">{state.found.description}</p>
      </>
    );
  }
  if (state.lookup === "looking" || state.isMoving) {
    return (
      <div className="grid gap-2.5 pt-1">
        <span className="sr-only">{t("address.looking")}</span>
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    );
  }
  if (state.lookup === "failed") return <AddressRetryNotice text={t("address.failed")} onRetry={onRetry} />;
  return <p className="text-small text-ink-2">{t("address.unknown")}</p>;
}

/** Renders an error with a retry button. */
function AddressRetryNotice({ text, onRetry }: { text: string; onRetry(): void }) {
  const t = useT();
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="text-small text-ink-2">{text}</p>
      <Button look="quiet" className="shrink-0" onClick={onRetry}>
        {t("action.retry")}
      </Button>
    </div>
  );
}
