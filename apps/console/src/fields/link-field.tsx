import { createStoreLink, readStoreLink } from "@dasturxon/domain/store-link";
import { Input, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useT } from "../platform/use-language.tsx";
import category from "virtual:resource/category";
import product from "virtual:resource/product";
import story from "virtual:resource/story";
import type { CommonFieldProps } from "./field-words.ts";
import { createInitialLink, getLinkKind, LINK_KINDS, type LinkKind } from "./link-kinds.ts";
import { ReferenceField } from "./reference-field.tsx";

interface Props extends CommonFieldProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

const LINK_RESOURCES = { product, category, story };

/** Input of a link: first its kind, then the target of that kind. */
export function LinkField({ value, onChange, disabled, ...words }: Props) {
  const t = useT();
  const [kind, setKind] = useState(() => getLinkKind(value));
  const chooseLinkKind = (next: LinkKind) => {
    setKind(next);
    onChange(
      next in LINK_RESOURCES
        ? createStoreLink(next as keyof typeof LINK_RESOURCES, "")
        : createInitialLink(next),
    );
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
          onChange={(event) => chooseLinkKind(event.currentTarget.value as LinkKind)}
        />
        {kind in LINK_RESOURCES && (
          <ReferenceField
            {...which}
            key={kind}
            to={LINK_RESOURCES[kind as keyof typeof LINK_RESOURCES]}
            isOptional={false}
            placeholder={t("link.choose")}
            value={id}
            onChange={(next) => onChange(createStoreLink(kind as keyof typeof LINK_RESOURCES, next ?? ""))}
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
