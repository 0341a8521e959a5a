import { SegmentedControl } from "@mantine/core";
import { type MessageId, useIsMessage, useT } from "../platform/use-language.tsx";

interface Props {
  /** `product.isActive`: its texts' id; `….true` and `….false` where on and off are other words. */
  id: string;
  /** Null: either. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Narrows a list to rows of which something is so, or is not. */
export function FlagFilter({ id, value, onChange }: Props) {
  const t = useT();
  const isMessage = useIsMessage();
  const said = (word: string, usual: "resource.on" | "resource.off") =>
    t(isMessage(`${id}.${word}`) ? (`${id}.${word}` as MessageId) : usual);
  return (
    <SegmentedControl
      aria-label={t(id as MessageId)}
      value={value ?? ""}
      data={[
        { value: "", label: t("resource.all") },
        { value: "true", label: said("true", "resource.on") },
        { value: "false", label: said("false", "resource.off") },
      ]}
      onChange={(next) => onChange(next || null)}
    />
  );
}
