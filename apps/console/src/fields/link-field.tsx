import { createStoreLink, readStoreLink } from "@dasturxon/domain/store-link";
import { Input, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslate } from "../platform/use-language.tsx";
import category from "virtual:resource/category";
import product from "virtual:resource/product";
import story from "virtual:resource/story";
import type { CommonFieldProps } from "./field-words.ts";
import { createInitialLink, findStoreLinkKind, STORE_LINK_KINDS, type StoreLinkKind } from "./link-kinds.ts";
import { ReferenceField } from "./reference-field.tsx";

interface Props extends CommonFieldProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

const LINK_TARGET_RESOURCES = { product, category, story };

/** Input of a link: first its kind, then the target of that kind. */
export function LinkField({ value, onChange, disabled, ...words }: Props) {
  const t = useTranslate();
  const [kind, setKind] = useState(() => findStoreLinkKind(value));
  const chooseLinkKind = (next: StoreLinkKind) => {
    setKind(next);
    onChange(
      next in LINK_TARGET_RESOURCES
        ? createStoreLink(next as keyof typeof LINK_TARGET_RESOURCES, "")
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
          data={STORE_LINK_KINDS.map((each) => ({ value: each, label: t(`link.${each}`) }))}
          onChange={(event) => chooseLinkKind(event.currentTarget.value as StoreLinkKind)}
        />
        {kind in LINK_TARGET_RESOURCES && (
          <ReferenceField
            {...which}
            key={kind}
            to={LINK_TARGET_RESOURCES[kind as keyof typeof LINK_TARGET_RESOURCES]}
            isOptional={false}
            placeholder={t("link.choose")}
            value={id}
            onChange={(next) =>
              onChange(createStoreLink(kind as keyof typeof LINK_TARGET_RESOURCES, next ?? ""))
            }
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
