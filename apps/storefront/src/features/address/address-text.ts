import { addressLine } from "../../shop/location/address-line.ts";
import type { DeliveryAddress } from "../../shop/location/fulfillment.ts";

type Line = Pick<DeliveryAddress, "streetName" | "houseNumber">;

/** What a saved address is called: its own name, else the street. */
export function savedTitle(address: Line & Pick<DeliveryAddress, "name">): string {
  return address.name || addressLine(address);
}

/** Below the title: the street when the title is a name, then the quarter. */
export function savedNote(address: Line & Pick<DeliveryAddress, "name" | "description">): string {
  return [address.name ? addressLine(address) : "", address.description ?? ""].filter(Boolean).join(" · ");
}
