import type { ResourceFieldShape } from "@dasturxon/contract/resource-shape";
import { type InputWrapperProps, Switch, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { ChoiceField } from "../fields/choice-field.tsx";
import { ColorField } from "../fields/color-field.tsx";
import { InstantField } from "../fields/instant-field.tsx";
import { LinkField } from "../fields/link-field.tsx";
import { findFrameNameOfField } from "../fields/crop/frames.ts";
import { PictureField } from "../fields/picture-field.tsx";
import { ReferenceField } from "../fields/reference-field.tsx";
import { MultiSelectField } from "../fields/multi-select-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import { type MessageId, useIsMessageId, useTranslate } from "../platform/use-language.tsx";
import { NumberField } from "../ui/number-field.tsx";

/** Label, hint and other presentation of a form field, as set by the page. */
export interface FieldPresentation {
  label?: string;
  hint?: string;
  /** Unit of a number: `%` or the currency. */
  unit?: string;
}

interface Props extends FieldPresentation {
  /** Id from which the translation ids of the field are derived, for example `promo.code`. */
  id: string;
  shape: ResourceFieldShape;
  value: unknown;
  error: ReactNode;
  isReadOnly: boolean;
  onChange: (value: unknown) => void;
  /** Called with an upload or another promise. Saving is blocked until the promise settles. */
  onWait: (work: Promise<unknown>) => void;
}

/** Shows hints below the inputs, so that inputs side by side are aligned. */
const DESCRIPTION_BELOW_INPUT = {
  inputWrapperOrder: ["label", "input", "description", "error"],
} satisfies Pick<InputWrapperProps, "inputWrapperOrder">;

/** Input for the kind of field, with its label, hint and error. */
export function ResourceField(props: Props) {
  const { id, shape, value, error, isReadOnly, onChange, onWait, unit } = props;
  const t = useTranslate();
  const isMessage = useIsMessageId();
  const translateIfKnown = (text: string) => (isMessage(text) ? t(text) : undefined);
  const label = props.label ?? t(id as MessageId);
  const description = props.hint ?? translateIfKnown(`${id}.hint`);
  const words = { label, description, error, disabled: isReadOnly };
  const common = {
    ...words,
    ...DESCRIPTION_BELOW_INPUT,
    size: "md",
    withAsterisk: !shape.isOptional && shape.kind !== "flag",
  } as const;
  if (shape.kind === "flag")
    return (
      <Switch
        {...words}
        size="md"
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  if (shape.kind === "choice")
    return (
      <ChoiceField
        {...words}
        {...DESCRIPTION_BELOW_INPUT}
        withAsterisk={common.withAsterisk}
        choices={shape.choices.map((choice) => ({ value: choice, label: t(`${id}.${choice}` as MessageId) }))}
        value={String(value ?? "")}
        onChange={onChange}
      />
    );
  if (shape.kind === "text")
    return <TextField {...words} limits={shape} value={value ?? {}} onChange={onChange} />;
  if (shape.kind === "picture")
    return (
      <PictureField
        {...words}
        frame={findFrameNameOfField(id)}
        value={typeof value === "string" ? value : null}
        onChange={onChange}
        onWait={onWait}
      />
    );
  if (shape.kind === "reference" && shape.to)
    return (
      <ReferenceField
        {...common}
        to={shape.to}
        isOptional={shape.isOptional}
        placeholder={translateIfKnown(`${id}.none`)}
        value={(value as string) || null}
        onChange={onChange}
      />
    );
  if (shape.kind === "link")
    return <LinkField {...words} value={(value as string) || null} onChange={onChange} />;
  if (shape.kind === "some")
    return (
      <MultiSelectField
        {...words}
        id={id}
        choices={shape.choices}
        value={(value ?? []) as string[]}
        onChange={onChange}
      />
    );
  if (["sum", "count", "number"].includes(shape.kind))
    return (
      <NumberField
        {...common}
        min={shape.min ?? 0}
        {...(shape.max === null ? {} : { max: shape.max })}
        allowDecimal={shape.kind === "number"}
        decimalScale={3}
        allowedDecimalSeparators={[",", "."]}
        thousandSeparator=" "
        hideControls
        rightSection={unit && <span className="field-unit">{unit}</span>}
        rightSectionWidth={unit && unit.length > 2 ? 64 : 40}
        placeholder={shape.isOptional ? translateIfKnown(`${id}.none`) : undefined}
        value={typeof value === "number" ? value : ""}
        onChange={(next) => onChange(next === "" ? null : Number(next))}
      />
    );
  if (shape.kind === "color")
    return <ColorField {...common} value={(value as string) || null} onChange={onChange} />;
  if (shape.kind === "instant") return <InstantField {...common} value={value} onChange={onChange} />;
  return (
    <TextInput
      {...common}
      maxLength={shape.longest ?? 200}
      value={String(value ?? "")}
      placeholder={shape.isOptional ? translateIfKnown(`${id}.none`) : undefined}
      onChange={(event) => onChange(event.currentTarget.value || (shape.isOptional ? null : ""))}
    />
  );
}
