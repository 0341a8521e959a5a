import { Stack } from "@mantine/core";
import { useState } from "react";
import { showText } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useT } from "../../platform/use-language.tsx";
import { useUnsaved } from "../../ui/use-unsaved.tsx";
import { LadderCard } from "./ladder-card.tsx";
import {
  type Faults,
  formOf,
  isSameForm,
  type LadderForm,
  refusedFaults,
  settingsOf,
  withPeopleOf,
} from "./ladder-form.ts";
import { type AlertLadders, useChangeLadders } from "./use-alert-ladders.ts";

type Branch = AlertLadders["branches"][number];

/** Forms of all branches. Their state is here, because the page has one warning about unsaved changes. */
export function LadderForms({ ladders: { branches, canCall, hasBot } }: { ladders: AlertLadders }) {
  const t = useT();
  const { isBusy, run } = useBusy();
  const { save } = useChangeLadders();
  const [typed, setTyped] = useState<Readonly<Record<string, LadderForm>>>({});
  const [refused, setRefused] = useState<Readonly<Record<string, Faults>>>({});
  const [savedId, setSavedId] = useState<string | null>(null);
  const shownOf = ({ id, settings, people }: Branch) =>
    withPeopleOf(typed[id] ?? formOf(settings, canCall), people);
  const isChanged = (branch: Branch) => !isSameForm(shownOf(branch), formOf(branch.settings, canCall));
  const { question } = useUnsaved(branches.some(isChanged), { isBusy, onClose: () => undefined });

  function change(id: string, form: LadderForm): void {
    setTyped((now) => ({ ...now, [id]: form }));
    setRefused((now) => ({ ...now, [id]: {} }));
    setSavedId(null);
  }
  const forget = (id: string) => {
    setTyped(({ [id]: _, ...others }) => others);
    setRefused((now) => ({ ...now, [id]: {} }));
  };
  /**
   * Saves the settings of a branch and returns whether it succeeded. Refused settings, and changes made during the
   * request, stay in the form.
   */
  async function send(id: string, form: LadderForm): Promise<boolean> {
    const before = typed[id];
    const refusal = await save(id, settingsOf(form));
    if (!refusal) {
      setTyped((now) => {
        const { [id]: present, ...others } = now;
        return present === before ? others : now;
      });
      return true;
    }
    const { field } = refusal.data;
    if (field) setRefused((now) => ({ ...now, [id]: refusedFaults(field, form) }));
    return false;
  }
  async function saveOne(id: string, form: LadderForm): Promise<void> {
    if (await send(id, form)) setSavedId(id);
  }
  async function copyToAll(from: Branch): Promise<void> {
    const form = shownOf(from);
    for (const branch of branches) {
      const there = withPeopleOf(form, branch.people).people;
      // An empty list means all managers. A branch in which none of the selected people works keeps its own list.
      // An empty one would alert its managers instead.
      const people = there.length > 0 || form.people.length === 0 ? there : shownOf(branch).people;
      // In sequence, so that the first refusal stops it and is shown.
      if (!(await send(branch.id, { ...form, people }))) return;
    }
    showText(t("alerts.copied"));
  }
  return (
    <Stack gap="md">
      {branches.map((branch, at) => (
        <LadderCard
          key={branch.id}
          branch={branch}
          form={shownOf(branch)}
          refused={refused[branch.id] ?? {}}
          state={{
            isChanged: isChanged(branch),
            isSaved: savedId === branch.id,
            canCall,
            hasBot,
            others: branches.length - 1,
            isOpenAtFirst: at === 0,
          }}
          onChange={(form) => change(branch.id, form)}
          onSave={() => run(() => saveOne(branch.id, shownOf(branch)))}
          onReset={() => forget(branch.id)}
          onCopy={() => run(() => copyToAll(branch))}
        />
      ))}
      {question}
    </Stack>
  );
}
