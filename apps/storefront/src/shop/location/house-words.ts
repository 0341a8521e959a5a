import { useT } from "../../platform/i18n.tsx";
import { useJoinByCommas } from "../brand/listed-words.ts";
import type { Order } from "../../platform/shapes.ts";

type AddressDetails = NonNullable<Order["address"]>["details"];

/**
 * `const doorWords = useFormatHouseDetails(); doorWords(address.details)`: "landmark: the school, flat 12, entrance 2, floor 3".
 * Returns "" if nothing is known.
 */
export function useFormatHouseDetails(): (details: AddressDetails) => string {
  const t = useT();
  const listedWords = useJoinByCommas();
  return (details) =>
    listedWords(
      (["landmark", "office", "entrance", "floor", "domophone"] as const)
        .filter((name) => details?.[name])
        .map((name) => t(`door.${name}`, { value: details?.[name] ?? "" })),
    );
}
