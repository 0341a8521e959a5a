import { Picture } from "./picture.tsx";

/** Names of the fields, in any resource, whose values are keys of images. */
const PICTURE_FIELDS: ReadonlySet<string> = new Set([
  "image",
  "gallery",
  "icon",
  "logo",
  "favicon",
  "shareImage",
]);
/** Returns whether the field is an image. The audit log prefixes fields of settings with their part: `look.logo`. */
const isPictureField = (field: string) => PICTURE_FIELDS.has(field.slice(field.lastIndexOf(".") + 1));
const MAX_PICTURES = 8;

function listPictureKeys(value: unknown): string[] {
  const keys = Array.isArray(value) ? value : [value];
  return [...new Set(keys.filter((key) => typeof key === "string" && key !== ""))].slice(0, MAX_PICTURES);
}

interface Props {
  field: string;
  value: unknown;
  textOf: (field: string, value: unknown) => string;
}

/** Shows images for image fields, whose keys are meaningless to users, and text for all other fields. */
export function ChangedFieldValue({ field, value, textOf }: Props) {
  const keys = isPictureField(field) ? listPictureKeys(value) : [];
  if (keys.length === 0) return textOf(field, value);
  return (
    <span className="change-pictures">
      {keys.map((key) => (
        <Picture key={key} image={key} size={48} />
      ))}
    </span>
  );
}
