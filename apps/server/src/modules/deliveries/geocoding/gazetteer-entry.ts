import type { Text } from "@dasturxon/domain/text";
import type { Point } from "./geocoder.ts";

/** One thing that can be found. A house has no name: it is called by its street and number. */
export interface GazetteerEntry extends Point {
  /** `house`, `residential` (a street), `suburb` (a quarter), `metro`, `market` and the like. */
  type: string;
  name: Text | null;
  street: Text | null;
  house: string | null;
  suburb: Text;
  city: Text;
}
