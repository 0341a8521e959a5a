import { SimpleGrid, Stack } from "@mantine/core";
import { useContext } from "react";
import { useTranslate } from "../../platform/use-language.tsx";
import { type FieldComponents, RowFormContext } from "../../resource/row-form.tsx";
import { CollapsedSection } from "../../ui/folded-section.tsx";

/**
 * Fields of a product for outside services, by row of the form: a price and the switch of the service, or ids in one
 * service.
 */
const EXTERNAL_FIELD_ROWS = [
  ["eatsPrice", "enabledEats"],
  ["expressPrice", "enabledExpress"],
  ["additionalPrice"],
  ["posterId", "posterName", "posterAmount", "amount"],
  ["jowiId", "loinPosterId"],
  ["integrationId", "integrationCategoryId"],
  ["systems"],
];
const EXTERNAL_FIELD_NAMES = EXTERNAL_FIELD_ROWS.flat();

interface Props {
  fields: FieldComponents;
  currency: string;
}

/** Edits prices and ids of a product at outside services. Collapsed by default, because few products have them. */
export function ExternalFields({ fields, currency }: Props) {
  const t = useTranslate();
  const faults = useContext(RowFormContext)?.faults ?? {};
  return (
    <CollapsedSection
      title={t("products.outside")}
      hint={t("products.outside.hint")}
      hasFault={EXTERNAL_FIELD_NAMES.some((name) => name in faults)}
    >
      <Stack gap="sm">
        {EXTERNAL_FIELD_ROWS.map((row) => (
          <SimpleGrid key={row[0]} cols={{ base: 1, xs: row.length > 1 ? 2 : 1 }} className="outside-row">
            {row.map((name) => {
              const Each = fields[name];
              return Each && <Each key={name} {...(name.endsWith("Price") ? { unit: currency } : {})} />;
            })}
          </SimpleGrid>
        ))}
      </Stack>
    </CollapsedSection>
  );
}
