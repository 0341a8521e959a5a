import { ActionIcon, Switch, TextInput } from "@mantine/core";
import { ChevronDown, ChevronRight, GripVertical, Trash2 } from "lucide-react";
import { type ClipboardEvent, type HTMLAttributes, type KeyboardEvent, useId, useState } from "react";
import { Picture } from "../../../fields/picture.tsx";
import { LANGUAGE_NAMES } from "../../../fields/language-names.ts";
import { useTranslate, useLocalizeText } from "../../../platform/use-language.tsx";
import { WholeNumberInput } from "../../../ui/whole-number-input.tsx";
import type { ModifierChoice } from "./choice-group.ts";
import { ChoiceDetails } from "./choice-details.tsx";
import { parsePastedLines, MAX_CHOICE_NAME_LENGTH, MAX_PASTED_CHOICE_PRICE } from "./pasted-choices.ts";

interface Props {
  choice: ModifierChoice;
  /** Name or number of the modifier choice, used in the accessible names of its inputs. */
  title: string;
  language: keyof typeof LANGUAGE_NAMES;
  isReadOnly: boolean;
  /** Whether this is the only choice of its group. The only choice cannot be removed. */
  isAlone: boolean;
  isDragged: boolean;
  grip: HTMLAttributes<HTMLElement>;
  style: HTMLAttributes<HTMLElement>["style"];
  /** Whether the user has just added the choice. The name field of a new choice receives the focus. */
  isFresh: boolean;
  onChange: (choice: ModifierChoice) => void;
  onRemove: () => void;
  onMove: (by: -1 | 1) => void;
  onPaste: (lines: string[][]) => void;
  onNext: () => void;
  onWait: (work: Promise<unknown>) => void;
}

/** Edits a choice in one line. Its picture and its product are folded below. */
export function ChoiceRow({ choice, title, language, isReadOnly: disabled, isFresh, ...row }: Props) {
  const t = useTranslate();
  const text = useLocalizeText();
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const { name, short } = LANGUAGE_NAMES[language];
  const changeChoice = (fields: Partial<ModifierChoice>) => row.onChange({ ...choice, ...fields });
  const pasteChoices = (event: ClipboardEvent) => {
    const lines = parsePastedLines(event.clipboardData.getData("text/plain"));
    if (!lines) return;
    event.preventDefault();
    row.onPaste(lines);
  };
  const focusNextOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    row.onNext();
  };
  const Mark = isOpen ? ChevronDown : ChevronRight;
  return (
    <div
      role="group"
      aria-label={title}
      className="choice-line"
      data-choice={choice.id}
      data-open={isOpen || undefined}
      data-dragged={row.isDragged || undefined}
      data-off={choice.isAvailable === false || undefined}
      style={row.style}
    >
      <ChoiceRowDragHandle title={title} disabled={disabled} handlers={row.grip} onMove={row.onMove} />
      <span className="choice-picture">
        <Picture image={choice.image} size={36} />
      </span>
      {choice.productId ? (
        <span className="choice-product">{title}</span>
      ) : (
        <TextInput
          size="md"
          className="choice-name"
          aria-label={`${t("choices.choice-name")}, ${name}`}
          lang={language === "eng" ? "en" : language === "kz" ? "kk" : language}
          dir="auto"
          disabled={disabled}
          maxLength={MAX_CHOICE_NAME_LENGTH}
          placeholder={text(choice.name) || short}
          value={choice.name[language] ?? ""}
          ref={isFresh ? focusInputOnce : null}
          onPaste={pasteChoices}
          onKeyDown={focusNextOnEnter}
          onChange={(event) =>
            changeChoice({ name: { ...choice.name, [language]: event.currentTarget.value } })
          }
        />
      )}
      <ChoiceSaleFields choice={choice} disabled={disabled} onChange={changeChoice} />
      <ActionIcon
        className="choice-more"
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t("choices.details", { name: title })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? details : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Mark size={18} />
      </ActionIcon>
      {!disabled && !row.isAlone && (
        <ActionIcon
          className="choice-remove"
          variant="subtle"
          color="red"
          size={36}
          aria-label={t("part.remove", { name: title })}
          onClick={row.onRemove}
        >
          <Trash2 size={18} />
        </ActionIcon>
      )}
      {isOpen && (
        <div id={details} className="choice-details">
          <ChoiceDetails choice={choice} isReadOnly={disabled} onChange={row.onChange} onWait={row.onWait} />
        </div>
      )}
    </div>
  );
}

interface ChoiceRowDragHandleProps extends Pick<Props, "title" | "onMove"> {
  disabled: boolean;
  /** Pointer events that drag the row. */
  handlers: Props["grip"];
}

/** Handle that moves the row by dragging or with the arrow keys. */
function ChoiceRowDragHandle({ title, disabled, handlers, onMove }: ChoiceRowDragHandleProps) {
  const t = useTranslate();
  const moveWithArrows = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onMove(event.key === "ArrowUp" ? -1 : 1);
  };
  return (
    <button
      type="button"
      className="choice-grip"
      aria-label={t("choices.move", { name: title })}
      disabled={disabled}
      onKeyDown={moveWithArrows}
      {...(disabled ? {} : handlers)}
    >
      <GripVertical size={18} aria-hidden />
    </button>
  );
}

interface ChoiceSaleProps {
  choice: ModifierChoice;
  disabled: boolean;
  onChange: (fields: Partial<ModifierChoice>) => void;
}

/** Price of a choice, how often it can be chosen, and whether it is on sale. */
function ChoiceSaleFields({ choice, disabled, onChange }: ChoiceSaleProps) {
  const t = useTranslate();
  return (
    <>
      <WholeNumberInput
        className="choice-price"
        aria-label={t("choices.price")}
        hideControls
        disabled={disabled}
        max={MAX_PASTED_CHOICE_PRICE}
        value={choice.price}
        onChange={(price) => onChange({ price })}
      />
      <span className="choice-most">
        <span aria-hidden>{t("choices.most")}</span>
        <WholeNumberInput
          aria-label={t("choices.most")}
          hideControls
          disabled={disabled}
          min={1}
          max={99}
          value={choice.maxCount}
          onChange={(maxCount) => onChange({ maxCount })}
        />
      </span>
      <Switch
        className="choice-on"
        size="md"
        aria-label={t("choices.on")}
        title={t("choices.on")}
        disabled={disabled}
        checked={choice.isAvailable !== false}
        onChange={(event) => onChange({ isAvailable: event.currentTarget.checked })}
      />
    </>
  );
}

const focusedInputs = new WeakSet<HTMLInputElement>();

/** Focuses a field when it is mounted, once. */
function focusInputOnce(input: HTMLInputElement | null): void {
  if (!input || focusedInputs.has(input)) return;
  focusedInputs.add(input);
  input.focus();
}
