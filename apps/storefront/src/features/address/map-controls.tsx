import { ArrowLeft, Search } from "lucide-react";
import { useEffect } from "react";
import { useText } from "../../shop/brand/brand.tsx";
import { CityDescription } from "../../shop/location/city-words.tsx";
import { useT } from "../../platform/i18n.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PillSelect } from "../../ui/pill-select.tsx";
import type { useAddressPickerStart } from "./use-start.ts";

export interface MapControlsProps {
  start: ReturnType<typeof useAddressPickerStart>;
  onBack(): void;
  onSearch(): void;
}

/**
 * Renders the controls over the map: the back and search buttons, and the choice of the city if there are several
 * [AD-1, AD-2].
 */
export function MapControls({ start, onBack, onSearch }: MapControlsProps) {
  const t = useT();
  const text = useText();
  useEffect(moveToastsBelowControls, []);
  return (
    <div className="absolute inset-x-3 top-[max(20px,var(--safe-top))] z-10 grid gap-2 lg:max-w-md">
      <div className="flex items-start gap-2">
        <IconButton look="raised" label={t("action.back")} onClick={onBack} className="own-back">
          <ArrowLeft size={22} aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <button
          type="button"
          onClick={onSearch}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-full bg-raised px-4 text-start text-body text-ink-2 shadow-float"
        >
          <Search size={19} aria-hidden className="shrink-0" />
          <span className="truncate">{t("address.search")}</span>
        </button>
      </div>
      {start.cities.length > 1 && start.city && (
        <PillSelect
          look="raised"
          className="justify-self-start"
          label={t("address.city")}
          value={start.city.id}
          options={start.cities.map(({ id, name }) => ({ value: id, label: text(name) }))}
          onChange={start.changeCity}
        />
      )}
      <CityDescription
        city={start.city}
        className="justify-self-start rounded-control bg-raised px-4 py-2 shadow-float"
      />
    </div>
  );
}

/** Moves toasts below the controls at the top of the screen. Returns a function that restores them. */
function moveToastsBelowControls(): () => void {
  const layer = document.querySelector(".toast-layer");
  layer?.toggleAttribute("data-low", true);
  return () => layer?.toggleAttribute("data-low", false);
}
