import { addressLine } from "../../shop/location/address-line.ts";
import type { DeliveryAddress } from "../../shop/location/fulfillment.ts";

type Line = Pick<DeliveryAddress, "streetName" | "houseNumber">;

/** Returns the title of a saved address: its own name, else the street. */
export function savedTitle(address: Line & Pick<DeliveryAddress, "name">): string {
  return address.name || addressLine(address);
}

/** Returns the text below the title: the street if the title is a name, then the district. */
export function savedNote(address: Line & Pick<DeliveryAddress, "name" | "description">): string {
  return [address.name ? addressLine(address) : "", address.description ?? ""].filter(Boolean).join(" · ");
}
