import type { TextByLanguage } from "@dasturxon/domain/text";
import { useLocalizeText } from "../platform/use-language.tsx";
import { Picture } from "./picture.tsx";

/** Cell of a list that shows the image and the name of a row. */
export function PictureWithName({ image, name }: { image: string | null; name: TextByLanguage }) {
  const text = useLocalizeText();
  return (
    <span className="picture-with">
      <Picture image={image} size={40} />
      <span>{text(name)}</span>
    </span>
  );
}
