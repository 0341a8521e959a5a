import { Stack } from "@mantine/core";
import { useState } from "react";
import { showErrorText } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useT } from "../../platform/use-language.tsx";
import { useUnsavedGuard } from "../../ui/use-unsaved.tsx";
import { LadderCard } from "./ladder-card.tsx";
import {
  type LadderFaults,
  toLadderForm,
  isSameForm,
  type LadderForm,
  faultsFromRefusedField,
  toLadderSettings,
  dropFormerPeople,
} from "./ladder-form.ts";
import { type AlertLadders, useLadderActions } from "./use-alert-ladders.ts";

type Branch = AlertLadders["branches"][number];

/** Forms of all branches. Their state is here, because the page has one warning about unsaved changes. */
export function LadderForms({ ladders: { branches, canCall, hasBot } }: { ladders: AlertLadders }) {
  const t = useT();
  const { isBusy, run } = useBusy();
  const { save } = useLadderActions();
  const [typed, setTyped] = useState<Readonly<Record<string, LadderForm>>>({});
  const [refused, setRefused] = useState<Readonly<Record<string, LadderFaults>>>({});
  const [savedId, setSavedId] = useState<string | null>(null);
  const getShownForm = ({ id, settings, people }: Branch) =>
    dropFormerPeople(typed[id] ?? toLadderForm(settings, canCall), people);
  const isBranchChanged = (branch: Branch) =>
    !isSameForm(getShownForm(branch), toLadderForm(branch.settings, canCall));
  const { question } = useUnsavedGuard(branches.some(isBranchChanged), { isBusy, onClose: () => undefined });

  function changeForm(id: string, form: LadderForm): void {
    setTyped((now) => ({ ...now, [id]: form }));
    setRefused((now) => ({ ...now, [id]: {} }));
    setSavedId(null);
  }
  const discardTypedForm = (id: string) => {
    setTyped(({ [id]: _, ...others }) => others);
    setRefused((now) => ({ ...now, [id]: {} }));
  };
  /**
   * Saves the settings of a branch and returns whether it succeeded. Refused settings, and changes made during the
   * request, stay in the form.
   */
  async function sendLadder(id: string, form: LadderForm): Promise<boolean> {
    const before = typed[id];
    const refusal = await save(id, toLadderSettings(form));
    if (!refusal) {
      setTyped((now) => {
        const { [id]: present, ...others } = now;
        return present === before ? others : now;
      });
      return true;
    }
    const { field } = refusal.data;
    if (field) setRefused((now) => ({ ...now, [id]: faultsFromRefusedField(field, form) }));
    return false;
  }
  async function saveBranchForm(id: string, form: LadderForm): Promise<void> {
    if (await sendLadder(id, form)) setSavedId(id);
  }
  async function copyToAllBranches(from: Branch): Promise<void> {
    const form = getShownForm(from);
    for (const branch of branches) {
      const there = dropFormerPeople(form, branch.people).people;
      // An empty list of recipients means all managers. A branch in which none of the selected people works therefore
      // keeps its own list, instead of an empty list that would alert its managers.
      const people = there.length > 0 || form.people.length === 0 ? there : getShownForm(branch).people;
      // Saves the branches in sequence. The first refusal is shown and ends the copying.
      if (!(await sendLadder(branch.id, { ...form, people }))) return;
    }
    showErrorText(t("alerts.copied"));
  }
  return (
    <Stack gap="md">
      {branches.map((branch, at) => (
        <LadderCard
          key={branch.id}
          branch={branch}
          form={getShownForm(branch)}
          refused={refused[branch.id] ?? {}}
          state={{
            isChanged: isBranchChanged(branch),
            isSaved: savedId === branch.id,
            canCall,
            hasBot,
            others: branches.length - 1,
            isOpenAtFirst: at === 0,
          }}
          onChange={(form) => changeForm(branch.id, form)}
          onSave={() => run(() => saveBranchForm(branch.id, getShownForm(branch)))}
          onReset={() => discardTypedForm(branch.id)}
          onCopy={() => run(() => copyToAllBranches(branch))}
        />
      ))}
      {question}
    </Stack>
  );
}
