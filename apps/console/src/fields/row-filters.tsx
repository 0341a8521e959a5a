import type { ResourceShape } from "@dasturxon/contract/resource-shape";
import { type MessageId, useTranslate } from "../platform/use-language.tsx";
import { FlagFilter } from "./flag-filter.tsx";
import { ReferenceField } from "./reference-field.tsx";

interface Props {
  shape: ResourceShape;
  by: Record<string, string>;
  onNarrow: (name: string, value: string | null) => void;
}

/** Filters of a list by references and flags. */
export function RowFilters({ shape, by, onNarrow }: Props) {
  const t = useTranslate();
  return shape.by.map((name) => {
    const { kind, to } = shape.fields[name] ?? {};
    const value = by[name] ?? null;
    const changeFilter = (chosen: string | null) => onNarrow(name, chosen);
    if (to)
      return (
        <ReferenceField
          key={name}
          to={to}
          isOptional
          className="resource-narrow"
          aria-label={t(`${shape.one}.${name}` as MessageId)}
          placeholder={t(`${shape.one}.${name}.all` as MessageId)}
          value={value}
          onChange={changeFilter}
        />
      );
    // A filter that is not a field of the resource is computed by the server. Its value is always true or false.
    return kind === "flag" || kind === undefined ? (
      <FlagFilter key={name} id={`${shape.one}.${name}`} value={value} onChange={changeFilter} />
    ) : null;
  });
}
