import { Group, Stack, Switch } from "@mantine/core";
import { useT } from "../../platform/use-language.tsx";
import type { Fields } from "../../resource/row-form.tsx";
import { useField } from "./use-field.ts";

const SWITCHES = [
  "kitchenEnabled",
  "payOfficeEnabled",
  "storageEnabled",
  "yandexEnabled",
  "expressEnabled",
] as const;
const IDS = ["companyId", "paymentId", "joinPosterId", "jowiId", "iikoId"] as const;

/** Default integration switches of a branch. */
export const NO_SWITCHES = {
  kitchenEnabled: true,
  payOfficeEnabled: false,
  storageEnabled: false,
  yandexEnabled: false,
  expressEnabled: false,
};
export const NO_OUTSIDE = {
  deliveryStart: null,
  deliveryEnd: null,
  deliveryPrice: null,
  directorId: null,
  companyId: null,
  paymentId: null,
  joinPosterId: null,
  jowiId: null,
  iikoId: null,
};

/** Edits the branch's ids and switches for external services. Collapsed by default, because few brands use them. */
export function OutsideFields({ fields }: { fields: Fields }) {
  const t = useT();
  const { value, isReadOnly, onChange } =
    useField<Partial<Record<(typeof SWITCHES)[number], boolean>>>("settings");
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
              checked={value[name] ?? NO_SWITCHES[name]}
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
