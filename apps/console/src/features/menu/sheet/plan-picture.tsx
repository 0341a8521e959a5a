import { fileOfSource, isPictureSource } from "@dasturxon/domain/given-pictures";
import { Picture } from "../../../fields/picture.tsx";

/** A picture of a plan: one that the menu has is seen, one that has yet to be taken is called by its name or address. */
export function PlanPicture({ value }: { value: unknown }) {
  if (typeof value !== "string" || value === "") return "—";
  if (!isPictureSource(value)) return <Picture image={value} size={44} />;
  // Where Excel keeps what lies on a row means nothing to people.
  return fileOfSource(value)?.replace(/^xl\/media\//, "") ?? value;
}
