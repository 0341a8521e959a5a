import { useText } from "../brand/brand.tsx";
import type { City } from "../../platform/shapes.ts";

/** What the brand says about a city to guests who choose it: its description, and how its taximeter counts. */
export function CityWords({ city, className = "" }: { city: City | null | undefined; className?: string }) {
  const text = useText();
  if (!city) return null;
  const said = [text(city.description), city.isTaximeter ? text(city.taximeterComment) : ""];
  const words = said.filter(Boolean).join(" · ");
  return words ? <p className={`text-small text-ink-2 ${className}`}>{words}</p> : null;
}
