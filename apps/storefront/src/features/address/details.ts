import { roundCoordinate } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import type { PlaceAddress } from "../../platform/place.ts";
import type { FoundPlace } from "./found-place.ts";

export interface DetailsForm {
  office: string;
  entrance: string;
  floor: string;
  domophone: string;
  comment: string;
  name: string;
}

/** The sheet as it opens: name cleared, office from the house number [AD-7]. */
export function emptyDetails(place: FoundPlace | null): DetailsForm {
  return { office: place?.houseNumber ?? "", entrance: "", floor: "", domophone: "", comment: "", name: "" };
}

export interface AddressParts {
  form: DetailsForm;
  place: FoundPlace;
  point: Coordinates;
  cityId: string | null;
}

/** An address not saved yet; what was left empty is left out. */
export function addressFrom({ form, place, point, cityId }: AddressParts): PlaceAddress {
  const { name, comment, ...details } = form;
  return {
    id: null,
    type: "APARTMENT",
    name: orNull(name),
    streetName: place.streetName,
    houseNumber: place.houseNumber,
    description: place.description,
    comment: orNull(comment),
    details: {
      office: orNull(details.office),
      entrance: orNull(details.entrance),
      floor: orNull(details.floor),
      domophone: orNull(details.domophone),
    },
    latitude: roundCoordinate(point.latitude),
    longitude: roundCoordinate(point.longitude),
    cityId,
  };
}

function orNull(text: string): string | null {
  return text.trim() || null;
}
