import { useState } from "react";
import { CoordinatesInput } from "../../map/place-input.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import type { SettingsPartProps } from "./part.ts";

/** Initial centre of the store's map. Collapsed by default, so that the map is lazy-loaded. */
export function StoreMapCenterPart({ value, wrong, isReadOnly, onChange }: SettingsPartProps<"place">) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="settings-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("settings.place")}</summary>
      <p>{t("settings.place.hint")}</p>
      {isOpen && (
        <CoordinatesInput
          label={t("settings.place.point")}
          error={wrong === null ? null : t("settings.look.wrong")}
          place={value}
          isReadOnly={isReadOnly}
          onPut={({ latitude, longitude }) => onChange({ latitude, longitude })}
        />
      )}
    </details>
  );
}
