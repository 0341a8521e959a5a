import type { Person } from "@dasturxon/contract";
import { listRolesBelow } from "@dasturxon/domain/staff-rank";
import { Alert, Button, Group, Stack, Switch, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { SideDrawer } from "../../ui/side-drawer.tsx";
import { useUnsavedGuard } from "../../ui/use-unsaved.tsx";
import { BranchChoice } from "./branch-choice.tsx";
import type { InvitationLink } from "./invitation-dialog.tsx";
import { PersonActions } from "./person-actions.tsx";
import { type PersonFaults, findPersonFaults, PersonFields } from "./person-fields.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { useStaffActions, type StaffDetails } from "./use-people.ts";

interface Props {
  /** Staff member to edit. Null: a new staff member. */
  person: Person | null;
  onClose: () => void;
  onLink: (link: InvitationLink) => void;
}

/** Form with the name, role and branches of a staff member. A new staff member receives an invitation link. */
export function PersonDrawer({ person, onClose, onLink }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const staff = useSignedInStaff();
  const keeping = useStaffActions();
  const { isBusy, run } = useBusy();
  const roles = listRolesBelow(staff.role);
  const first: StaffDetails = (person && { ...person, phone: person.phone ?? "" }) ?? {
    login: "",
    phone: "",
    name: "",
    role: roles.at(-2) ?? "kitchen",
    branchIds: staff.branchIds,
    isActive: true,
  };
  const [work, setWork] = useState<StaffDetails>(first);
  const [faults, setFaults] = useState<PersonFaults>({});
  const isReadOnly = person !== null && !person.isBelow;
  const isDirty = !isReadOnly && JSON.stringify(work) !== JSON.stringify(first);
  const { leave, question } = useUnsavedGuard(isDirty, { isBusy, onClose });
  const changeDetails = (more: Partial<StaffDetails>) => {
    setWork((now) => ({ ...now, ...more }));
    setFaults({});
  };

  async function savePerson() {
    if (person) {
      const [refusal] = await keeping.change(person, work);
      return refusal ? showRefusal(refusal, language) : onClose();
    }
    const [refusal, added] = await keeping.add(work);
    if (!refusal) return onLink({ name: added.person.name, login: added.person.login, ...added.invitation });
    if (refusal.code === "login_taken") setFaults({ login: refusal.description[language] });
    else if (refusal.code === "phone_invalid") setFaults({ phone: refusal.description[language] });
    else showRefusal(refusal, language);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findPersonFaults(work, t);
    setFaults(found);
    if (Object.keys(found).length === 0) void run(savePerson);
  };
  return (
    <SideDrawer title={person ? person.name : t("people.new")} size="lg" isOpen onClose={leave}>
      <form onSubmit={submit} noValidate className="row-form">
        <Stack gap="lg">
          {isReadOnly && (
            <Alert color="gray">{t(person.id === staff.id ? "person.yourself" : "person.above-you")}</Alert>
          )}
          <PersonFields
            person={person}
            work={work}
            faults={faults}
            isReadOnly={isReadOnly}
            onChange={changeDetails}
          />
          <RoleChoice
            roles={isReadOnly ? [work.role] : roles}
            value={work.role}
            isReadOnly={isReadOnly}
            onChange={(role) => changeDetails({ role })}
          />
          <BranchChoice
            value={work.branchIds}
            isReadOnly={isReadOnly}
            error={faults.branchIds}
            onChange={(branchIds) => changeDetails({ branchIds })}
          />
          {person && (
            <Switch
              size="md"
              label={t("person.isActive")}
              description={t("person.isActive.hint")}
              disabled={isReadOnly}
              checked={work.isActive}
              onChange={(event) => changeDetails({ isActive: event.currentTarget.checked })}
            />
          )}
          {person && !isReadOnly && <PersonActions person={person} onGone={onClose} onLink={onLink} />}
          {!person && <Text c="dimmed">{t("people.link-comes")}</Text>}
        </Stack>
        <Group className="row-form-foot" justify="flex-end" wrap="nowrap">
          <Button variant="default" size="md" onClick={leave}>
            {t(isReadOnly ? "order.close" : "resource.cancel")}
          </Button>
          {!isReadOnly && (
            <Button type="submit" size="md" loading={isBusy} disabled={person !== null && !isDirty}>
              {t(person ? "resource.save" : "people.invite")}
            </Button>
          )}
        </Group>
      </form>
      {question}
    </SideDrawer>
  );
}
