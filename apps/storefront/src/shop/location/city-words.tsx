import { useText } from "../brand/brand.tsx";
import type { City } from "../../platform/shapes.ts";

/** Shows the brand's description of a city and, if the city has a taximeter, how the delivery price is calculated. */
export function CityDescription({
  city,
  className = "",
}: {
  city: City | null | undefined;
  className?: string;
}) {
  const text = useText();
  if (!city) return null;
  const said = [text(city.description), city.isTaximeter ? text(city.taximeterComment) : ""];
  const words = said.filter(Boolean).join(" · ");
  return words ? <p className={`text-small text-ink-2 ${className}`}>{words}</p> : null;
}
