import { Group, Stack, Switch } from "@mantine/core";
import { useContext } from "react";
import { useT } from "../../platform/use-language.tsx";
import { type Fields, WritingContext } from "../../resource/row-form.tsx";
import { FoldedSection } from "../../ui/folded-section.tsx";
import { useField } from "./use-field.ts";

/** Integration switches of a new branch. */
export const DEFAULT_SWITCHES = {
  kitchenEnabled: true,
  payOfficeEnabled: false,
  storageEnabled: false,
  yandexEnabled: false,
  expressEnabled: false,
};
export const NO_IDS = { companyId: null, paymentId: null, joinPosterId: null, jowiId: null, iikoId: null };

const SWITCHES = Object.keys(DEFAULT_SWITCHES) as (keyof typeof DEFAULT_SWITCHES)[];
const IDS = Object.keys(NO_IDS) as (keyof typeof NO_IDS)[];

/** Edits the branch's ids and switches for external services. Collapsed by default, because few brands use them. */
export function ExternalFields({ fields }: { fields: Fields }) {
  const t = useT();
  const faults = useContext(WritingContext)?.faults ?? {};
  const { value, isReadOnly, onChange } = useField<typeof DEFAULT_SWITCHES>("settings");
  return (
    <FoldedSection
      title={t("branch.outside")}
      hint={t("branch.outside.hint")}
      hasFault={IDS.some((name) => name in faults)}
    >
      <Stack gap="md">
        <Group gap="lg">
          {SWITCHES.map((name) => (
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
          {IDS.map((name) => {
            const Id = fields[name];
            return Id && <Id key={name} />;
          })}
        </div>
      </Stack>
    </FoldedSection>
  );
}
