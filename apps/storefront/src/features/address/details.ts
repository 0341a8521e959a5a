import { type EntryMode, canCourierFindDoor } from "@dasturxon/domain/address";
import { roundCoordinate } from "@dasturxon/domain/zones";
import type { Coordinates } from "@dasturxon/domain/zones";
import { toAddressDetail, toHouseDetails, trimToNull } from "../../shop/location/house.ts";
import type { HouseForm } from "../../shop/location/house-fields.tsx";
import type { DeliveryAddress } from "../../shop/location/fulfillment.ts";
import type { FoundAddress } from "./found-address.ts";
import type { SavedAddress } from "./saved-addresses.ts";

export interface DetailsForm extends HouseForm {
  /** Type of building. A private house has no flat, entrance and floor. */
  type: NonNullable<DeliveryAddress["type"]>;
  /** Number of the flat or office. */
  office: string;
  entrance: string;
  floor: string;
  domophone: string;
  comment: string;
  name: string;
}

const EMPTY_ADDRESS_DETAILS: DetailsForm = {
  type: "APARTMENT",
  house: "",
  landmark: "",
  isWithoutHouse: false,
  office: "",
  entrance: "",
  floor: "",
  domophone: "",
  comment: "",
  name: "",
};

/** Returns the initial form for a new address: an empty name and the house number from the map [AD-7]. */
export function createDetailsForm(found: FoundAddress | null): DetailsForm {
  return { ...EMPTY_ADDRESS_DETAILS, house: found?.houseNumber ?? "" };
}

/** Returns the initial form for a saved address, with its details [AD-11]. */
export function toDetailsForm({ type, name, comment, houseNumber, details }: SavedAddress): DetailsForm {
  return {
    type: type ?? EMPTY_ADDRESS_DETAILS.type,
    house: houseNumber ?? "",
    landmark: details?.landmark ?? "",
    isWithoutHouse: !houseNumber && Boolean(details?.landmark),
    office: details?.office ?? "",
    entrance: details?.entrance ?? "",
    floor: details?.floor ?? "",
    domophone: details?.domophone ?? "",
    comment: comment ?? "",
    name: name ?? "",
  };
}

export interface NewAddressInput {
  form: DetailsForm;
  found: FoundAddress;
  point: Coordinates;
  cityId: string | null;
  entryMode: EntryMode;
}

/** Returns a new address from the form. Empty fields become null. */
export function addressFromDetails({
  form,
  found,
  point,
  cityId,
  entryMode,
}: NewAddressInput): DeliveryAddress {
  return {
    id: null,
    streetName: found.streetName,
    description: found.description,
    ...toTrimmedDetails(form),
    latitude: roundCoordinate(point.latitude),
    longitude: roundCoordinate(point.longitude),
    cityId,
    entryMode,
  };
}

/** Returns the saved address with the details from the form. Its position does not change. */
export function applyAddressDetails(address: SavedAddress, form: DetailsForm): SavedAddress {
  return { ...address, ...toTrimmedDetails(form) };
}

/** Returns whether the form can be saved: it has a house number, or a landmark instead. */
export function hasHouseDetails(form: DetailsForm): boolean {
  return canCourierFindDoor(toTrimmedDetails(form));
}

function toTrimmedDetails(form: DetailsForm) {
  const { houseNumber, landmark } = toHouseDetails(form);
  const { type } = form;
  const toApartmentDetail = (text: string) => (type === "HOUSE" ? null : toAddressDetail(text));
  return {
    type,
    name: trimToNull(form.name),
    houseNumber,
    comment: trimToNull(form.comment),
    details: {
      office: toApartmentDetail(form.office),
      entrance: toApartmentDetail(form.entrance),
      floor: toApartmentDetail(form.floor),
      domophone: toAddressDetail(form.domophone),
      landmark,
    },
  };
}
