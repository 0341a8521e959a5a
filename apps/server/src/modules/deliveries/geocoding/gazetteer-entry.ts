import type { TextByLanguage } from "@dasturxon/domain/text";
import type { GeographicPoint } from "./geocoder.ts";

/** A searchable place. A house has no name, only a street and a number. */
export interface GazetteerEntry extends GeographicPoint {
  /** Type of the place: `house`, `residential` (a street), `suburb` (a quarter), `metro`, `market` and others. */
  type: string;
  name: TextByLanguage | null;
  street: TextByLanguage | null;
  house: string | null;
  suburb: TextByLanguage;
  city: TextByLanguage;
}
