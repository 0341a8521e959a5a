import { Button, Group } from "@mantine/core";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { showErrorText } from "../../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import { useRowDrag } from "../../../ui/use-row-drag.ts";
import { createBlankChoice, type ModifierChoice } from "./choice-group.ts";
import { ChoiceLanguages } from "./choice-languages.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import "./choices.css";
import { MAX_CHOICES_PER_GROUP, applyPastedLines } from "./pasted-choices.ts";
import { useFormatChoiceName } from "./use-choice-name.ts";

interface Props {
  choices: ModifierChoice[];
  isReadOnly: boolean;
  onChange: (choices: ModifierChoice[]) => void;
  onWait: (work: Promise<unknown>) => void;
}

/** Edits the choices of a group, one line each. The names are shown in one language at a time. */
export function ChoiceListEditor({ choices, isReadOnly, onChange, onWait }: Props) {
  const t = useTranslate();
  const nameOf = useFormatChoiceName();
  const { languages } = useSignedInStaff().merchant;
  const staffLanguage = useLanguage().language;
  const own = staffLanguage === "en" ? "eng" : staffLanguage;
  const [language, setLanguage] = useState(languages.find((each) => each === own) ?? languages[0] ?? "uz");
  const [fresh, setFresh] = useState<string | null>(null);
  const drag = useRowDrag(
    choices.map(({ id }) => id),
    async (ids) => {
      const byId = new Map(choices.map((choice) => [choice.id, choice]));
      onChange(ids.flatMap((id) => byId.get(id) ?? []));
    },
  );
  const addChoice = () => {
    const choice = createBlankChoice();
    setFresh(choice.id);
    onChange([...choices, choice]);
  };
  const focusChoice = (at: number) => {
    const next = choices.slice(at).find(({ productId }) => !productId);
    if (next) document.querySelector<HTMLElement>(`[data-choice="${next.id}"] .choice-name input`)?.focus();
    else if (choices.length < MAX_CHOICES_PER_GROUP) addChoice();
  };
  function pasteChoices(at: number, lines: string[][]) {
    const pasted = applyPastedLines(choices, lines, { at, language });
    onChange(pasted.choices);
    const faults = [
      pasted.omitted > 0 &&
        t("choices.paste.omitted", { count: pasted.omitted, most: MAX_CHOICES_PER_GROUP }),
      pasted.misread > 0 && t("choices.paste.misread", { count: pasted.misread }),
    ].filter(Boolean);
    if (faults.length > 0) showErrorText(faults.join(" "));
  }
  return (
    <div className="choice-list">
      <ChoiceLanguages choices={choices} language={language} onChange={setLanguage} />
      <div className="choice-head" aria-hidden>
        <span>{t("choices.choice-name")}</span>
        <span>{t("choices.price")}</span>
        <span>{t("choices.most")}</span>
      </div>
      <div data-rows>
        {choices.map((choice, at) => (
          <ChoiceRow
            key={choice.id}
            choice={choice}
            title={nameOf(choice) || t("choices.choice", { number: at + 1 })}
            language={language}
            isReadOnly={isReadOnly}
            isAlone={choices.length === 1}
            isDragged={drag.dragged === at}
            isFresh={fresh === choice.id}
            grip={drag.gripOf(at)}
            style={drag.styleOf(at)}
            onChange={(next) => onChange(choices.with(at, next))}
            onRemove={() => onChange(choices.toSpliced(at, 1))}
            onMove={(by) => {
              if (choices[at + by]) void drag.move(at, at + by);
            }}
            onPaste={(lines) => pasteChoices(at, lines)}
            onNext={() => focusChoice(at + 1)}
            onWait={onWait}
          />
        ))}
      </div>
      {!isReadOnly && (
        <Group gap="sm">
          <Button
            variant="default"
            size="md"
            leftSection={<Plus size={18} aria-hidden />}
            disabled={choices.length >= MAX_CHOICES_PER_GROUP}
            onClick={addChoice}
          >
            {t("choices.add")}
          </Button>
          <small className="choice-hint">{t("choices.paste.hint")}</small>
        </Group>
      )}
    </div>
  );
}
