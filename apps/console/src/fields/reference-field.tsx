import { hasTypedWords, normalizeSearchText } from "@dasturxon/domain/search-fold";
import { type OptionsFilter, Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useTranslate } from "../platform/use-language.tsx";
import type { CommonFieldProps } from "./field-words.ts";
import { type ReferenceResource, useReferenceChoices } from "./use-choices.ts";

interface Props extends Partial<CommonFieldProps> {
  to: ReferenceResource;
  value: string | null;
  isOptional: boolean;
  withAsterisk?: boolean;
  placeholder?: string;
  "aria-label"?: string;
  className?: string;
  onChange: (value: string | null) => void;
}

/** Returns the options that contain every word of the search, compared by `normalizeSearchWords`. */
const filterByWords: OptionsFilter = ({ options, search }) =>
  options.filter((option) => "label" in option && hasTypedWords(normalizeSearchText(option.label), search));

/** Select of another row by its name. */
export function ReferenceField({ to, value, isOptional, onChange, ...words }: Props) {
  const t = useTranslate();
  const [search, setSearch] = useState("");
  const [settled] = useDebouncedValue(search.trim(), 150);
  const data = useReferenceChoices(to, { search: settled, chosen: value });
  return (
    <Select
      {...words}
      size="md"
      data={data}
      value={value}
      searchable
      filter={filterByWords}
      clearable={isOptional}
      allowDeselect={isOptional}
      nothingFoundMessage={t("resource.nothing-found")}
      clearButtonProps={{ "aria-label": t("field.clear") }}
      comboboxProps={{ shadow: "md" }}
      onSearchChange={setSearch}
      onChange={onChange}
    />
  );
}
