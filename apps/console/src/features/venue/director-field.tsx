import type { Person } from "@dasturxon/contract";
import { STAFF_MANAGER_ROLES } from "@dasturxon/domain/staff-rank";
import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { useVenueFormField } from "./use-field.ts";

/** Selects the manager of the branch from the staff. Hidden for roles that may not list the staff. */
export function DirectorField() {
  const t = useTranslate();
  const { role } = useSignedInStaff();
  const { value, error, isReadOnly, onChange } = useVenueFormField<string | null>("directorId");
  const mayRead = STAFF_MANAGER_ROLES.some((keeper) => keeper === role);
  const { data: people = [] } = useQuery({
    queryKey: ["branch", "directors"],
    enabled: mayRead,
    queryFn: () => unwrapApiResult<Person[]>(api.call("GET /console/v1/people")),
  });
  if (!mayRead) return null;
  const isOther = value !== null && people.every(({ id }) => id !== value);
  return (
    <NativeSelect
      size="md"
      label={t("branch.directorId")}
      error={error}
      disabled={isReadOnly}
      value={value ?? ""}
      data={[
        { value: "", label: t("branch.directorId.none") },
        ...(isOther ? [{ value, label: "…" }] : []),
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
