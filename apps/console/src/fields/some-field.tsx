import { Chip, Group, Input } from "@mantine/core";
import { type MessageId, useIsMessage, useT } from "../platform/use-language.tsx";
import type { FieldWords } from "./field-words.ts";

interface Props extends FieldWords {
  /** `product.labels`: the choices' texts stand below it. */
  id: string;
  choices: string[];
  value: string[];
  onChange: (value: string[]) => void;
}

/** Some of the choices; what a row has besides them is shown as it was written. */
export function SomeField({ id, choices, value, onChange, disabled, ...words }: Props) {
  const t = useT();
  const isMessage = useIsMessage();
  const all = [...choices, ...value.filter((own) => !choices.includes(own))];
  const nameOf = (choice: string) =>
    isMessage(`${id}.${choice}`) ? t(`${id}.${choice}` as MessageId) : choice;
  return (
    <Input.Wrapper {...words} size="md" labelElement="div" role="group" aria-label={words.label}>
      <Chip.Group multiple value={value} onChange={onChange}>
        <Group gap="xs" mt={4}>
          {all.map((choice) => (
            <Chip key={choice} value={choice} size="md" disabled={disabled}>
              {nameOf(choice)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
