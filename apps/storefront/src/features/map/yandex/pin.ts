import type { MapMarker } from "../../../platform/map-contract.ts";
import { getPinClass, renderPinIcon } from "../pin-sign.ts";

/** Creates a pin as a button. It can be chosen by tap and keyboard. Its name is the accessible name and the tooltip. */
export function createPin(marker: MapMarker, onPress: (id: string) => void): HTMLElement {
  const { id, label, kind } = marker;
  const pin = document.createElement("button");
  pin.type = "button";
  pin.className = `${getPinClass(marker)} map-pin-placed`;
  pin.title = label;
  pin.setAttribute("aria-label", label);
  const head = document.createElement("span");
  head.className = "map-pin-head";
  pin.append(head);
  pin.insertAdjacentHTML("beforeend", renderPinIcon(kind));
  pin.addEventListener("click", () => onPress(id));
  return pin;
}
