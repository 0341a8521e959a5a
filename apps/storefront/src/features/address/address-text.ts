import { addressLine } from "../../shop/location/address-line.ts";
import type { PlaceAddress } from "../../shop/location/fulfillment.ts";

type Line = Pick<PlaceAddress, "streetName" | "houseNumber">;

/** What a saved address is called: its own name, else the street. */
export function savedTitle(address: Line & Pick<PlaceAddress, "name">): string {
  return address.name || addressLine(address);
}

/** Below the title: the street when the title is a name, then the quarter. */
export function savedNote(address: Line & Pick<PlaceAddress, "name" | "description">): string {
  return [address.name ? addressLine(address) : "", address.description ?? ""].filter(Boolean).join(" · ");
}
