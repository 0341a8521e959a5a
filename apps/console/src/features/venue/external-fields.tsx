import { Group, Stack, Switch } from "@mantine/core";
import { useContext } from "react";
import { useTranslate } from "../../platform/use-language.tsx";
import { type FieldComponents, RowFormContext } from "../../resource/row-form.tsx";
import { CollapsedSection } from "../../ui/folded-section.tsx";
import { useVenueFormField } from "./use-field.ts";

/** Integration switches of a new branch. */
export const DEFAULT_EXTERNAL_SWITCHES = {
  kitchenEnabled: true,
  payOfficeEnabled: false,
  storageEnabled: false,
  yandexEnabled: false,
  expressEnabled: false,
};
export const BLANK_EXTERNAL_IDS = {
  companyId: null,
  paymentId: null,
  joinPosterId: null,
  jowiId: null,
  iikoId: null,
};

const EXTERNAL_SERVICE_SWITCH_FIELDS = Object.keys(
  DEFAULT_EXTERNAL_SWITCHES,
) as (keyof typeof DEFAULT_EXTERNAL_SWITCHES)[];
const EXTERNAL_ID_FIELDS = Object.keys(BLANK_EXTERNAL_IDS) as (keyof typeof BLANK_EXTERNAL_IDS)[];

/** Edits the branch's ids and switches for external services. Collapsed by default, because few brands use them. */
export function ExternalFields({ fields }: { fields: FieldComponents }) {
  const t = useTranslate();
  const faults = useContext(RowFormContext)?.faults ?? {};
  const { value, isReadOnly, onChange } = useVenueFormField<typeof DEFAULT_EXTERNAL_SWITCHES>("settings");
  return (
    <CollapsedSection
      title={t("branch.outside")}
      hint={t("branch.outside.hint")}
      hasFault={EXTERNAL_ID_FIELDS.some((name) => name in faults)}
    >
      <Stack gap="md">
        <Group gap="lg">
          {EXTERNAL_SERVICE_SWITCH_FIELDS.map((name) => (
            <Switch
              key={name}
              size="md"
              label={t(`branch.settings.${name}`)}
              disabled={isReadOnly}
              checked={value[name]}
              onChange={(event) => onChange({ ...value, [name]: event.currentTarget.checked })}
            />
          ))}
        </Group>
        <div className="branch-ids">
          {EXTERNAL_ID_FIELDS.map((name) => {
            const Id = fields[name];
            return Id && <Id key={name} />;
          })}
        </div>
      </Stack>
    </CollapsedSection>
  );
}
