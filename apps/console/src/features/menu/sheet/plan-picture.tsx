import { fileOfSource, isPictureSource } from "@dasturxon/domain/given-pictures";
import { Picture } from "../../../fields/picture.tsx";

/** A picture of a plan: one that the menu has is seen, one that has yet to be taken is called by its name or address. */
export function PlanPicture({ value }: { value: unknown }) {
  if (typeof value !== "string" || value === "") return "—";
  return isPictureSource(value) ? (fileOfSource(value) ?? value) : <Picture image={value} size={44} />;
}
