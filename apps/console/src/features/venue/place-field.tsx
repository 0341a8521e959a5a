import { CoordinatesInput } from "../../map/place-input.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { useVenueFormField } from "./use-field.ts";

/** Edits the coordinates of a branch or city. */
export function CoordinatesField() {
  const t = useTranslate();
  const latitude = useVenueFormField<number>("latitude");
  const longitude = useVenueFormField<number>("longitude");
  return (
    <CoordinatesInput
      label={t("branch.place")}
      error={latitude.error ?? longitude.error}
      place={{ latitude: latitude.value, longitude: longitude.value }}
      isReadOnly={latitude.isReadOnly}
      onPut={(place) => {
        latitude.onChange(place.latitude);
        longitude.onChange(place.longitude);
      }}
    />
  );
}
