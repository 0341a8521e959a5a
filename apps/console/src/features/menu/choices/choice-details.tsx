import { PictureField } from "../../../fields/picture-field.tsx";
import { ReferenceField } from "../../../fields/reference-field.tsx";
import { useTranslate } from "../../../platform/use-language.tsx";
import shape from "virtual:resource/product";
import type { ModifierChoice } from "./choice-group.ts";

interface Props {
  choice: ModifierChoice;
  isReadOnly: boolean;
  onChange: (choice: ModifierChoice) => void;
  onWait: (work: Promise<unknown>) => void;
}

/** Edits the picture of a choice, or the menu product that it adds. A dish with such choices is a set. */
export function ChoiceDetails({ choice, isReadOnly: disabled, onChange, onWait }: Props) {
  const t = useTranslate();
  const words = { description: undefined, error: undefined, disabled };
  return (
    <>
      {!choice.productId && (
        <PictureField
          {...words}
          frame="square"
          label={t("choices.image")}
          value={choice.image}
          onChange={(image) => onChange({ ...choice, image })}
          onWait={onWait}
        />
      )}
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
    </>
  );
}
