import type { Person } from "@dasturxon/contract";
import { TextInput } from "@mantine/core";
import type { FieldFaults } from "../../platform/field-faults.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import type { StaffDetails } from "./use-people.ts";

export type PersonFaults = FieldFaults<keyof StaffDetails>;
const LOGIN_PATTERN = /^[a-z0-9][a-z0-9._@-]{1,62}$/i;

/** Returns an error text for each invalid field of the staff member's form. */
export function findPersonFaults(work: StaffDetails, t: ReturnType<typeof useTranslate>): PersonFaults {
  return {
    ...(work.name.trim() === "" ? { name: t("field.required") } : {}),
    ...(LOGIN_PATTERN.test(work.login.trim()) ? {} : { login: t("person.login-wrong") }),
    ...(work.branchIds?.length === 0 ? { branchIds: t("person.no-branch") } : {}),
  };
}

interface Props {
  /** Staff member to edit. Null: a new one, whose login and phone can still be set. */
  person: Person | null;
  work: StaffDetails;
  faults: PersonFaults;
  isReadOnly: boolean;
  onChange: (change: Partial<StaffDetails>) => void;
}

/** Name, login and phone of a staff member. */
export function PersonFields({ person, work, faults, isReadOnly, onChange }: Props) {
  const t = useTranslate();
  return (
    <>
      <TextInput
        size="md"
        label={t("person.name")}
        withAsterisk
        maxLength={80}
        disabled={isReadOnly}
        error={faults.name}
        value={work.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        size="md"
        label={t("person.login")}
        description={person ? undefined : t("person.login.hint")}
        withAsterisk={!person}
        maxLength={63}
        autoCapitalize="none"
        spellCheck={false}
        disabled={person !== null}
        error={faults.login}
        value={work.login}
        onChange={(event) => onChange({ login: event.currentTarget.value })}
      />
      {(!person || person.phone) && (
        <TextInput
          size="md"
          type="tel"
          label={t("start.phone.number")}
          description={person ? undefined : t("person.phone.hint")}
          placeholder="+998 90 123 45 67"
          disabled={person !== null}
          error={faults.phone}
          value={work.phone}
          onChange={(event) => onChange({ phone: event.currentTarget.value })}
        />
      )}
    </>
  );
}
