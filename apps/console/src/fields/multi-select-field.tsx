import { cutText } from "@dasturxon/domain/text-limits";
import { Chip, Group, Input, TagsInput } from "@mantine/core";
import { type MessageId, useIsMessageId, useTranslate } from "../platform/use-language.tsx";
import type { CommonFieldProps } from "./field-words.ts";

interface Props extends CommonFieldProps {
  /** Prefix of the translation ids for the labels of the choices, for example `product.labels`. */
  id: string;
  /** Values from which the user can choose. An empty list: the user enters free texts. */
  choices: string[];
  value: string[];
  onChange: (value: string[]) => void;
}

const MAX_TAGS_PER_FIELD = 40;
const TAG_TEXT_LIMIT = { max: 40, unit: "utf16" } as const;

/** Selects several choices. Values of the row that are not among the choices are shown as they are stored. */
export function MultiSelectField({ id, choices, value, onChange, ...words }: Props) {
  const t = useTranslate();
  const isMessage = useIsMessageId();
  if (choices.length === 0)
    return (
      <TagsInput
        {...words}
        size="md"
        maxTags={MAX_TAGS_PER_FIELD}
        splitChars={[",", ";"]}
        acceptValueOnBlur
        value={value}
        onChange={(next) => onChange(next.map((word) => cutText(word.trim(), TAG_TEXT_LIMIT, "")))}
      />
    );
  const { disabled, ...labels } = words;
  const all = [...choices, ...value.filter((own) => !choices.includes(own))];
  const formatChoiceName = (choice: string) =>
    isMessage(`${id}.${choice}`) ? t(`${id}.${choice}` as MessageId) : choice;
  return (
    <Input.Wrapper {...labels} size="md" labelElement="div" role="group" aria-label={labels.label}>
      <Chip.Group multiple value={value} onChange={onChange}>
        <Group gap="xs" mt={4}>
          {all.map((choice) => (
            <Chip key={choice} value={choice} size="md" disabled={disabled}>
              {formatChoiceName(choice)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
