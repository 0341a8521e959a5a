import { type Language, numberLocale } from "@dasturxon/domain/language";
import { Bike, Store } from "lucide-react";
import { formatMoney } from "@dasturxon/domain/format";
import { addressLine } from "../../platform/address-line.ts";
import { useCurrency, useText } from "../../platform/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { canSave } from "./picker-state.ts";
import type { PickerState } from "./picker-state.ts";
import { useOffer } from "./use-offer.ts";
import type { Zone } from "./use-zone.ts";

export interface AddressCardProps {
  state: PickerState;
  zone: Zone;
  onSave(): void;
  onRetry(): void;
  /** The guest would rather fetch it from this branch. */
  onPickup(branchId: string): void;
}

/** What the pin points at, whether and for how much we come there, Save [AD-1, AD-5, AD-6]. */
export function AddressCard({ state, zone, onSave, onRetry, onPickup }: AddressCardProps) {
  const t = useT();
  const isReady = canSave(state, zone.isInside === true);
  return (
    <section
      aria-label={t("place.card")}
      className="relative z-20 -mt-6 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-t-sheet on-raised px-4 pt-5 pb-[max(16px,var(--safe-bottom))] shadow-float lg:absolute lg:start-6 lg:bottom-6 lg:mt-0 lg:w-[400px] lg:rounded-sheet lg:px-5 lg:pb-5"
    >
      <div className="min-h-13" aria-live="polite">
        <Line state={state} onRetry={onRetry} />
      </div>
      <div className="grid min-h-11 grid-cols-[minmax(0,1fr)] items-center" aria-live="polite">
        {zone.isInside === false ? (
          <OutOfZone pickup={zone.pickup} onPickup={onPickup} />
        ) : (
          <Offer state={state} isInside={zone.isInside === true} />
        )}
      </div>
      <Button size="large" isWide disabled={!isReady} onClick={onSave}>
        {t("place.save")}
      </Button>
    </section>
  );
}

function Line({ state, onRetry }: { state: PickerState; onRetry(): void }) {
  const t = useT();
  if (state.place && !state.isMoving) {
    return (
      <>
        <p className="truncate text-title font-bold">{addressLine(state.place)}</p>
        <p className="truncate text-small text-ink-2">{state.place.description}</p>
      </>
    );
  }
  if (state.lookup === "looking" || state.isMoving) {
    return (
      <div className="grid gap-2.5 pt-1">
        <span className="sr-only">{t("place.looking")}</span>
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    );
  }
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="text-small text-ink-2">
        {t(state.lookup === "failed" ? "place.failed" : "place.unknown")}
      </p>
      {state.lookup === "failed" && (
        <Button look="quiet" onClick={onRetry}>
          {t("action.retry")}
        </Button>
      )}
    </div>
  );
}

/** "12 000 soʻm · 35 min": before anybody is asked for a phone. */
function Offer({ state, isInside }: { state: PickerState; isInside: boolean }) {
  const t = useT();
  const { language, currency } = useCurrency();
  const offer = useOffer(isInside && !state.isMoving ? state.centre : null);
  if (offer === undefined) return <Skeleton className="h-5 w-1/2" />;
  if (offer === null) return <p className="text-small text-ink-2">{t("place.weDeliver")}</p>;
  const price = offer.price === 0 ? t("place.free") : formatMoney(offer.price, language, currency);
  return (
    <p className="flex items-center gap-2.5 text-small text-ink-2">
      <span className="grid size-9 place-items-center rounded-full bg-good-soft text-good-ink">
        <Bike size={18} aria-hidden />
      </span>
      <span>
        <span className="font-bold text-ink">{t("place.delivery", { price })}</span>
        {offer.minutes > 0 && <span>{` · ${t("place.minutes", { minutes: offer.minutes })}`}</span>}
      </span>
    </p>
  );
}

function OutOfZone({ pickup, onPickup }: { pickup: Zone["pickup"]; onPickup(branchId: string): void }) {
  const t = useT();
  const text = useText();
  const { language } = useCurrency();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="font-bold text-bad-ink">{t("place.outOfZone")}</p>
      {pickup && (
        <button
          type="button"
          onClick={() => onPickup(pickup.branch.id)}
          className="flex min-h-12 items-center gap-2.5 rounded-control bg-sunken px-3 text-start text-small"
        >
          <Store size={18} aria-hidden className="shrink-0 text-ink-2" />
          <span className="min-w-0 flex-1 truncate">
            {t("place.pickupFrom", { branch: text(pickup.branch.name) })}
          </span>
          <span className="shrink-0 text-ink-2">
            {distanceText(pickup.distance, language, t("place.km"))}
          </span>
        </button>
      )}
    </div>
  );
}

/** "2,3 km" in the language's own writing. */
function distanceText(metres: number, language: Language, unit: string): string {
  const kilometres = metres / 1000;
  const digits = kilometres < 10 ? 1 : 0;
  const number = new Intl.NumberFormat(numberLocale(language), { maximumFractionDigits: digits });
  return `${number.format(kilometres)}\u00a0${unit}`;
}
