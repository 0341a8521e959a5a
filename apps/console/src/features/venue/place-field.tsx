import { CoordinatesInput } from "../../map/place-input.tsx";
import { useT } from "../../platform/use-language.tsx";
import { useVenueField } from "./use-field.ts";

/** Edits the coordinates of a branch or city. */
export function CoordinatesField() {
  const t = useT();
  const latitude = useVenueField<number>("latitude");
  const longitude = useVenueField<number>("longitude");
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
