import { SimpleGrid } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { useRowFormField } from "../../resource/row-form.tsx";
import { NumberField } from "../../ui/number-field.tsx";

const NUTRIENT_FIELDS = ["protein", "fat", "carbohydrate"] as const;
type Nutrition = Record<(typeof NUTRIENT_FIELDS)[number], number>;

/** Edits the nutrition of a product in grams per 100 g. All fields empty: null, and guests see no nutrition. */
export function NutritionFields() {
  const t = useTranslate();
  const { value, fault, isReadOnly, change } = useRowFormField("nutrition");
  const told = value as Nutrition | null;
  const changeNutrient = (part: keyof Nutrition, grams: number | null) => {
    const next = { ...told, [part]: grams };
    const isSilent = NUTRIENT_FIELDS.every((each) => next[each] === null || next[each] === undefined);
    change(isSilent ? null : next);
  };
  const isNutrientMissing = (part: keyof Nutrition) =>
    fault !== undefined && told !== null && typeof told[part] !== "number";
  return (
    <SimpleGrid cols={3}>
      {NUTRIENT_FIELDS.map((part) => (
        <NumberField
          key={part}
          label={t(`product.nutrition.${part}`)}
          disabled={isReadOnly}
          error={isNutrientMissing(part) && t("field.required")}
          hideControls
          min={0}
          max={100}
          decimalScale={1}
          allowedDecimalSeparators={[",", "."]}
          value={told?.[part] ?? ""}
          onChange={(grams) => changeNutrient(part, grams === "" ? null : Number(grams))}
        />
      ))}
    </SimpleGrid>
  );
}
