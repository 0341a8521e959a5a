import { useT } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";

type Details = NonNullable<Order["address"]>["details"];

/** `const doorWords = useDoorWords(); doorWords(address.details)`: "landmark: the school, flat 12, entrance 2, floor 3"; "" when nothing is known. */
export function useDoorWords(): (details: Details) => string {
  const t = useT();
  return (details) =>
    (["landmark", "office", "entrance", "floor", "domophone"] as const)
      .filter((name) => details?.[name])
      .map((name) => t(`door.${name}`, { value: details?.[name] ?? "" }))
      .join(", ");
}
