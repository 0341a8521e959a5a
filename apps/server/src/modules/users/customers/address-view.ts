import type { Address } from "@dasturxon/contract/users";
import type { AddressRow } from "../queries.ts";

export function viewAddress({ createdAt, updatedAt, ...address }: AddressRow): Address {
  return { ...address, createdDate: createdAt.toISOString(), lastModifiedDate: updatedAt.toISOString() };
}
