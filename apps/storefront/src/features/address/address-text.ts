import { formatAddressLine } from "../../shop/location/address-line.ts";
import type { DeliveryAddress } from "../../shop/location/fulfillment.ts";

type StreetLine = Pick<DeliveryAddress, "streetName" | "houseNumber">;

/** Returns the title of a saved address: its own name, else the street. */
export function formatSavedAddressTitle(address: StreetLine & Pick<DeliveryAddress, "name">): string {
  return address.name || formatAddressLine(address);
}

/** Returns the text below the title: the street if the title is a name, then the district. */
export function formatSavedAddressNote(
  address: StreetLine & Pick<DeliveryAddress, "name" | "description">,
): string {
  return [address.name ? formatAddressLine(address) : "", address.description ?? ""]
    .filter(Boolean)
    .join(" · ");
}
