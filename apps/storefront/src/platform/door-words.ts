import { useT } from "./i18n.tsx";
import type { Order } from "./shapes.ts";

type Details = NonNullable<Order["address"]>["details"];

/** `const doorWords = useDoorWords(); doorWords(address.details)`: "Entrance 2, Floor 3"; "" when nothing is known. */
export function useDoorWords(): (details: Details) => string {
  const t = useT();
  return (details) =>
    (["office", "entrance", "floor", "domophone"] as const)
      .filter((name) => details?.[name])
      .map((name) => `${t(`place.${name}`)} ${details?.[name]}`)
      .join(", ");
}
