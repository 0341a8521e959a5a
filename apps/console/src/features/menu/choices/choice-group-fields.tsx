import { Button, SimpleGrid } from "@mantine/core";
import { Plus } from "lucide-react";
import { useState } from "react";
import { PartFrame } from "../../../fields/part-frame.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { useT } from "../../../platform/use-language.tsx";
import { useMoney } from "../../../platform/use-money.ts";
import { WholeNumberInput } from "../../../ui/whole-number-input.tsx";
import { blankChoice, type Choice, type ChoiceGroup } from "./choice-group.ts";
import { ChoiceFields } from "./choice-fields.tsx";
import { useChoiceName } from "./use-choice-name.ts";

interface Props {
  group: ChoiceGroup;
  isReadOnly: boolean;
  onChange: (group: ChoiceGroup) => void;
  onWait: (work: Promise<unknown>) => void;
}

const isWritten = ({ name, productId }: Choice) => Boolean(productId) || Object.keys(name).length > 0;
const WORDS = { shortest: 1, longest: 80 };

/** A group's name, how many of it are chosen, and its choices in their order. */
export function ChoiceGroupFields({ group, isReadOnly, onChange, onWait }: Props) {
  const t = useT();
  const nameOf = useChoiceName();
  const money = useMoney();
  const { modifications: choices } = group;
  // What is there already is folded; an empty one is written at once.
  const [known] = useState(() => new Set(choices.filter(isWritten).map(({ id }) => id)));
  const put = (modifications: Choice[]) => onChange({ ...group, modifications });
  const summaryOf = ({ price, isAvailable }: Choice) =>
    [`+${money(price)}`, isAvailable === false && t("resource.off")].filter(Boolean).join(" · ");
  return (
    <>
      <TextField
        label={t("choices.name")}
        description={undefined}
        error={undefined}
        disabled={isReadOnly}
        limits={WORDS}
        value={group.name}
        onChange={(name) => onChange({ ...group, name })}
      />
      <SimpleGrid cols={2} style={{ alignItems: "end" }}>
        <WholeNumberInput
          label={t("choices.min")}
          disabled={isReadOnly}
          max={99}
          value={group.min}
          onChange={(min) => onChange({ ...group, min })}
        />
        <WholeNumberInput
          label={t("choices.max")}
          description={t("choices.max.hint")}
          disabled={isReadOnly}
          max={99}
          value={group.max}
          onChange={(max) => onChange({ ...group, max })}
        />
      </SimpleGrid>
      {choices.map((choice, at) => (
        <PartFrame
          key={choice.id}
          title={nameOf(choice) || t("choices.choice", { number: at + 1 })}
          summary={summaryOf(choice)}
          isFolded={known.has(choice.id)}
          at={at}
          parts={choices}
          isReadOnly={isReadOnly || choices.length === 1}
          onChange={put}
        >
          <ChoiceFields
            choice={choice}
            isReadOnly={isReadOnly}
            onChange={(next) => put(choices.with(at, next))}
            onWait={onWait}
          />
        </PartFrame>
      ))}
      {!isReadOnly && (
        <Button
          variant="default"
          size="md"
          leftSection={<Plus size={18} aria-hidden />}
          onClick={() => put([...choices, blankChoice()])}
        >
          {t("choices.add")}
        </Button>
      )}
    </>
  );
}
