import type { Text } from "@dasturxon/domain/text";
import { useText } from "../platform/use-language.tsx";
import { Picture } from "./picture.tsx";

/** Image and name of a row, for its list. */
export function PictureName({ image, name }: { image: string | null; name: Text }) {
  const text = useText();
  return (
    <span className="picture-with">
      <Picture image={image} size={40} />
      <span>{text(name)}</span>
    </span>
  );
}
