import { SimpleGrid, Switch } from "@mantine/core";
import { PictureField } from "../../../fields/picture-field.tsx";
import { ReferenceField } from "../../../fields/reference-field.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { useT } from "../../../platform/use-language.tsx";
import { WholeNumberInput } from "../../../ui/whole-number-input.tsx";
import shape from "virtual:resource/product";
import type { Choice } from "./choice-group.ts";

interface Props {
  choice: Choice;
  isReadOnly: boolean;
  onChange: (choice: Choice) => void;
  onWait: (work: Promise<unknown>) => void;
}

const WORDS = { shortest: 1, longest: 80 };

/** A choice: of its own name and picture, or a product of the menu, which makes the whole a set. */
export function ChoiceFields({ choice, isReadOnly: disabled, onChange, onWait }: Props) {
  const t = useT();
  const words = { description: undefined, error: undefined, disabled };
  return (
    <>
      <ReferenceField
        {...words}
        label={t("choices.product")}
        description={t("choices.product.hint")}
        placeholder={t("choices.product.none")}
        to={shape}
        isOptional
        value={choice.productId ?? null}
        onChange={(productId) => onChange({ ...choice, productId })}
      />
      {!choice.productId && (
        <>
          <TextField
            {...words}
            label={t("choices.choice-name")}
            limits={WORDS}
            value={choice.name}
            onChange={(name) => onChange({ ...choice, name })}
          />
          <PictureField
            {...words}
            frame="square"
            label={t("choices.image")}
            value={choice.image}
            onChange={(image) => onChange({ ...choice, image })}
            onWait={onWait}
          />
        </>
      )}
      <SimpleGrid cols={2}>
        <WholeNumberInput
          label={t("choices.price")}
          disabled={disabled}
          max={100_000_000}
          value={choice.price}
          onChange={(price) => onChange({ ...choice, price })}
        />
        <WholeNumberInput
          label={t("choices.most")}
          disabled={disabled}
          min={1}
          max={99}
          value={choice.maxCount}
          onChange={(maxCount) => onChange({ ...choice, maxCount })}
        />
      </SimpleGrid>
      <Switch
        size="md"
        label={t("choices.on")}
        disabled={disabled}
        checked={choice.isAvailable !== false}
        onChange={(event) => onChange({ ...choice, isAvailable: event.currentTarget.checked })}
      />
    </>
  );
}
