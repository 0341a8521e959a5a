import { roundCoordinate } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import type { PlaceAddress } from "../../platform/place.ts";
import type { FoundPlace } from "./found-place.ts";
import type { SavedAddress } from "./saved-addresses.ts";

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

/** The sheet as it opens for a saved address: what was written before [AD-11]. */
export function detailsOf({ name, comment, details }: SavedAddress): DetailsForm {
  return {
    office: details?.office ?? "",
    entrance: details?.entrance ?? "",
    floor: details?.floor ?? "",
    domophone: details?.domophone ?? "",
    comment: comment ?? "",
    name: name ?? "",
  };
}

export interface AddressParts {
  form: DetailsForm;
  place: FoundPlace;
  point: Coordinates;
  cityId: string | null;
}

/** An address not saved yet; what was left empty is left out. */
export function addressFrom({ form, place, point, cityId }: AddressParts): PlaceAddress {
  return {
    id: null,
    type: "APARTMENT",
    streetName: place.streetName,
    houseNumber: place.houseNumber,
    description: place.description,
    ...written(form),
    latitude: roundCoordinate(point.latitude),
    longitude: roundCoordinate(point.longitude),
    cityId,
  };
}

/** The saved address with what the form says now; the place itself stays where it is. */
export function changedBy(address: SavedAddress, form: DetailsForm): SavedAddress {
  return { ...address, ...written(form) };
}

function written(form: DetailsForm) {
  return {
    name: orNull(form.name),
    comment: orNull(form.comment),
    details: {
      office: orNull(form.office),
      entrance: orNull(form.entrance),
      floor: orNull(form.floor),
      domophone: orNull(form.domophone),
    },
  };
}

function orNull(text: string): string | null {
  return text.trim() || null;
}
