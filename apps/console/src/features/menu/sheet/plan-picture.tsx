import { fileNameFromSource, isPictureSource } from "@dasturxon/domain/attached-pictures";
import { Picture } from "../../../fields/picture.tsx";

/** Shows a stored picture, or the file name or URL of a picture that has not been uploaded yet. */
export function PlanPicture({ value }: { value: unknown }) {
  if (typeof value !== "string" || value === "") return "—";
  if (!isPictureSource(value)) return <Picture image={value} size={44} />;
  // The folder of a picture inside the Excel file means nothing to users, so only the file name is shown.
  return fileNameFromSource(value)?.replace(/^xl\/media\//, "") ?? value;
}
