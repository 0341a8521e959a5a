import type { TextByLanguage } from "@dasturxon/domain/text";
import { useLocalizeText } from "../platform/use-language.tsx";
import { Picture } from "./picture.tsx";

/** Image and name of a resource row, for the list of rows. */
export function PictureWithName({ image, name }: { image: string | null; name: TextByLanguage }) {
  const text = useLocalizeText();
  return (
    <span className="picture-with">
      <Picture image={image} size={40} />
      <span>{text(name)}</span>
    </span>
  );
}
