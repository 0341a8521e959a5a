import { Stack } from "@mantine/core";
import { useState } from "react";
import { showErrorText } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { useUnsavedGuard } from "../../ui/use-unsaved.tsx";
import { AlertLadderCard } from "./ladder-card.tsx";
import {
  type AlertLadderFaults,
  toAlertLadderForm,
  isSameAlertLadderForm,
  type AlertLadderForm,
  faultsFromRefusedLadderField,
  toAlertLadderSettings,
  removeFormerAlertRecipients,
} from "./ladder-form.ts";
import { type AlertLadders, useAlertLadderActions } from "./use-alert-ladders.ts";

type Branch = AlertLadders["branches"][number];

/** Forms of all branches. Their state is here, because the page has one warning about unsaved changes. */
export function AlertLadderForms({ ladders: { branches, canCall, hasBot } }: { ladders: AlertLadders }) {
  const t = useTranslate();
  const { isBusy, run } = useBusy();
  const { save } = useAlertLadderActions();
  const [typed, setTyped] = useState<Readonly<Record<string, AlertLadderForm>>>({});
  const [refused, setRefused] = useState<Readonly<Record<string, AlertLadderFaults>>>({});
  const [savedId, setSavedId] = useState<string | null>(null);
  const getShownForm = ({ id, settings, people }: Branch) =>
    removeFormerAlertRecipients(typed[id] ?? toAlertLadderForm(settings, canCall), people);
  const isBranchChanged = (branch: Branch) =>
    !isSameAlertLadderForm(getShownForm(branch), toAlertLadderForm(branch.settings, canCall));
  const { question } = useUnsavedGuard(branches.some(isBranchChanged), { isBusy, onClose: () => undefined });

  function changeForm(id: string, form: AlertLadderForm): void {
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
  async function sendLadder(id: string, form: AlertLadderForm): Promise<boolean> {
    const before = typed[id];
    const refusal = await save(id, toAlertLadderSettings(form));
    if (!refusal) {
      setTyped((now) => {
        const { [id]: present, ...others } = now;
        return present === before ? others : now;
      });
      return true;
    }
    const { field } = refusal.data;
    if (field) setRefused((now) => ({ ...now, [id]: faultsFromRefusedLadderField(field, form) }));
    return false;
  }
  async function saveBranchForm(id: string, form: AlertLadderForm): Promise<void> {
    if (await sendLadder(id, form)) setSavedId(id);
  }
  async function copyToAllBranches(from: Branch): Promise<void> {
    const form = getShownForm(from);
    for (const branch of branches) {
      const there = removeFormerAlertRecipients(form, branch.people).people;
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
        <AlertLadderCard
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
