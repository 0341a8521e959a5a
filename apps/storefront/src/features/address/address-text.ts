import { joinWithCommas } from "@dasturxon/domain/format";
import { useT } from "../../platform/i18n.tsx";
import { useBrand } from "../../shop/brand/brand.tsx";
import { formatAddressLine } from "../../shop/location/address-line.ts";
import type { DeliveryAddress } from "../../shop/location/fulfillment.ts";

export interface SavedAddressWords {
  /** The address's own name, else the street. */
  title: string;
  /** Further parts of the address: the street (if the title is a name), the flat and the district. */
  notes: string[];
  /** Title of the address with the flat, because two flats of one house must have different labels. */
  label: string;
}

/** `const addressWords = useFormatSavedAddress(); addressWords(address)`: a saved address as text. */
export function useFormatSavedAddress(): (
  address: Pick<DeliveryAddress, "name" | "streetName" | "houseNumber" | "description" | "details">,
) => SavedAddressWords {
  const t = useT();
  const { language } = useBrand();
  return (address) => {
    const line = formatAddressLine(address);
    const title = address.name || line;
    const office = address.details?.office;
    const flat = office ? t("door.office", { value: office }) : "";
    const notes = [address.name ? line : "", flat, address.description ?? ""].filter(Boolean);
    return { title, notes, label: flat ? joinWithCommas([title, flat], language) : title };
  };
}
