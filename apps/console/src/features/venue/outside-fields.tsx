import { Group, Stack, Switch } from "@mantine/core";
import { useT } from "../../platform/use-language.tsx";
import type { Fields } from "../../resource/row-form.tsx";
import { useField } from "./use-field.ts";

/** Integration switches of a new branch. */
export const NO_SWITCHES = {
  kitchenEnabled: true,
  payOfficeEnabled: false,
  storageEnabled: false,
  yandexEnabled: false,
  expressEnabled: false,
};
export const NO_IDS = { companyId: null, paymentId: null, joinPosterId: null, jowiId: null, iikoId: null };

const SWITCHES = Object.keys(NO_SWITCHES) as (keyof typeof NO_SWITCHES)[];
const IDS = Object.keys(NO_IDS) as (keyof typeof NO_IDS)[];

/** Edits the branch's ids and switches for external services. Collapsed by default, because few brands use them. */
export function OutsideFields({ fields }: { fields: Fields }) {
  const t = useT();
  const { value, isReadOnly, onChange } = useField<typeof NO_SWITCHES>("settings");
  return (
    <details className="branch-outside">
      <summary>{t("branch.outside")}</summary>
      <p>{t("branch.outside.hint")}</p>
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
    </details>
  );
}
