import { Checkbox, Stack, Switch } from "@mantine/core";
import type { ReactNode } from "react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useBranches } from "../../parts/branches/use-branches.ts";
import { useTranslate } from "../../platform/use-language.tsx";

interface Props {
  /** Ids of the selected branches. Null: all branches. */
  value: string[] | null;
  isReadOnly: boolean;
  error: ReactNode;
  onChange: (branchIds: string[] | null) => void;
}

/** Selects the branches of a staff member. Renders nothing if the brand has only one branch. */
export function BranchChoice({ value, isReadOnly, error, onChange }: Props) {
  const t = useTranslate();
  const { branches } = useBranches();
  const mayAll = useSignedInStaff().branchIds === null;
  if (branches.length < 2 && value === null) return null;
  return (
    <Stack gap="sm">
      {mayAll && (
        <Switch
          size="md"
          label={t("person.all-branches")}
          description={t("person.all-branches.hint")}
          disabled={isReadOnly}
          checked={value === null}
          onChange={(event) => onChange(event.currentTarget.checked ? null : [])}
        />
      )}
      {value !== null && (
        <Checkbox.Group
          size="md"
          label={t("person.branches")}
          error={error}
          value={value}
          onChange={(next) => onChange(next)}
        >
          <Stack gap="sm" mt="xs" mb={error ? "xs" : 0}>
            {branches.map(({ id, name }) => (
              <Checkbox key={id} size="md" value={id} label={name} disabled={isReadOnly} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </Stack>
  );
}
