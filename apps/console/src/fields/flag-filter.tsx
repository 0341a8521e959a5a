import { SegmentedControl } from "@mantine/core";
import { type MessageId, useIsMessageId, useTranslate } from "../platform/use-language.tsx";

interface Props {
  /**
   * Id of the filter's label, for example `product.isActive`. If the ids with the suffixes `.true` and `.false` exist,
   * their texts replace the words for on and off.
   */
  id: string;
  /** Value of the filter: `true` or `false`. Null: the list is not filtered. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Filters a list by a boolean field. */
export function FlagFilter({ id, value, onChange }: Props) {
  const t = useTranslate();
  const isMessage = useIsMessageId();
  const formatFlagWord = (word: string, usual: "resource.on" | "resource.off") =>
    t(isMessage(`${id}.${word}`) ? (`${id}.${word}` as MessageId) : usual);
  return (
    <SegmentedControl
      aria-label={t(id as MessageId)}
      value={value ?? ""}
      data={[
        { value: "", label: t("resource.all") },
        { value: "true", label: formatFlagWord("true", "resource.on") },
        { value: "false", label: formatFlagWord("false", "resource.off") },
      ]}
      onChange={(next) => onChange(next || null)}
    />
  );
}
