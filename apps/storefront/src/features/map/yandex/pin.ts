import type { MapMarker } from "../../../platform/map-contract.ts";
import { pinClass, pinSign } from "../pin-sign.ts";

/** A pin as a button: chosen by tap and by keyboard, its name read aloud and shown when it is chosen. */
export function drawPin(
  { id, label, isActive = false, kind }: MapMarker,
  onPress: (id: string) => void,
): HTMLElement {
  const pin = document.createElement("button");
  pin.type = "button";
  pin.className = `${pinClass(isActive, kind)} map-pin-placed`;
  pin.title = label;
  pin.setAttribute("aria-label", label);
  const head = document.createElement("span");
  head.className = "map-pin-head";
  pin.append(head);
  pin.insertAdjacentHTML("beforeend", pinSign(kind));
  pin.addEventListener("click", () => onPress(id));
  return pin;
}
