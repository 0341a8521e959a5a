import type { StaffRole } from "@dasturxon/domain/staff-permission";
import { Radio, Stack } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";

interface Props {
  roles: StaffRole[];
  value: StaffRole;
  isReadOnly: boolean;
  onChange: (role: StaffRole) => void;
}

/** Selects the role, with a description of its permissions. */
export function RoleChoice({ roles, value, isReadOnly, onChange }: Props) {
  const t = useTranslate();
  return (
    <Radio.Group
      size="md"
      label={t("person.role")}
      value={value}
      onChange={(next) => onChange(roles.find((role) => role === next) ?? value)}
    >
      <Stack gap="sm" mt="xs">
        {roles.map((role) => (
          <Radio
            key={role}
            size="md"
            value={role}
            disabled={isReadOnly}
            label={t(`role.${role}`)}
            description={t(`role.${role}.means`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
