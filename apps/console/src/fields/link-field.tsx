import { linkTo, readStoreLink } from "@dasturxon/domain/store-link";
import { Input, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useT } from "../platform/use-language.tsx";
import category from "virtual:resource/category";
import product from "virtual:resource/product";
import story from "virtual:resource/story";
import type { FieldWords } from "./field-words.ts";
import { firstLink, kindOfLink, LINK_KINDS, type LinkKind } from "./link-kinds.ts";
import { ReferenceField } from "./reference-field.tsx";

interface Props extends FieldWords {
  value: string | null;
  onChange: (value: string | null) => void;
}

const THINGS = { product, category, story };

/** Input of a link: first its kind, then the target of that kind. */
export function LinkField({ value, onChange, disabled, ...words }: Props) {
  const t = useT();
  const [kind, setKind] = useState(() => kindOfLink(value));
  const choose = (next: LinkKind) => {
    setKind(next);
    onChange(next in THINGS ? linkTo(next as keyof typeof THINGS, "") : firstLink(next));
  };
  const to = value === null ? null : readStoreLink(value);
  const id = to && "id" in to ? to.id : null;
  const which = {
    "aria-label": `${words.label}: ${t(`link.${kind}`)}`,
    disabled,
    error: Boolean(words.error),
  };
  return (
    <Input.Wrapper {...words} size="md" labelElement="div">
      <Stack gap="xs" mt={4}>
        <NativeSelect
          size="md"
          aria-label={words.label}
          disabled={disabled}
          value={kind}
          data={LINK_KINDS.map((each) => ({ value: each, label: t(`link.${each}`) }))}
          onChange={(event) => choose(event.currentTarget.value as LinkKind)}
        />
        {kind in THINGS && (
          <ReferenceField
            {...which}
            key={kind}
            to={THINGS[kind as keyof typeof THINGS]}
            isOptional={false}
            placeholder={t("link.choose")}
            value={id}
            onChange={(next) => onChange(linkTo(kind as keyof typeof THINGS, next ?? ""))}
          />
        )}
        {kind === "address" && (
          <TextInput
            {...which}
            size="md"
            type="url"
            maxLength={500}
            value={value ?? ""}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Stack>
    </Input.Wrapper>
  );
}
