import { Badge, Paper, Stack, Title, UnstyledButton } from "@mantine/core";
import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { AlertLadderCardFooter } from "./card-foot.tsx";
import { type AlertLadderFaults, findAlertLadderFormFaults, type AlertLadderForm } from "./ladder-form.ts";
import { AlertLadderPreview } from "./ladder-preview.tsx";
import { AlertLadderSteps } from "./ladder-steps.tsx";
import { PeopleFields } from "./people-fields.tsx";
import { listRecipients } from "./alert-recipients.ts";
import type { AlertLadders } from "./use-alert-ladders.ts";

interface Props {
  branch: AlertLadders["branches"][number];
  form: AlertLadderForm;
  /** Errors of fields that the server refused when the form was sent. */
  refused: AlertLadderFaults;
  state: {
    isChanged: boolean;
    isSaved: boolean;
    canCall: boolean;
    hasBot: boolean;
    /** Number of other branches on the page. */
    others: number;
    isOpenAtFirst: boolean;
  };
  onChange: (form: AlertLadderForm) => void;
  onSave: () => Promise<unknown>;
  onReset: () => void;
  onCopy: () => Promise<unknown>;
}

/** Form of a branch: steps, people and a preview. Collapsible when there are several branches. */
export function AlertLadderCard({ branch, form, refused, state, onChange, onSave, onReset, onCopy }: Props) {
  const t = useTranslate();
  const name = useLocalizeText()(branch.name);
  const card = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(state.isOpenAtFirst);
  const faults: AlertLadderFaults = { ...refused, ...findAlertLadderFormFaults(form) };
  const reach = {
    people: listRecipients(branch.people, form.people),
    devices: branch.devices,
    hasBot: state.hasBot,
  };
  async function saveIfValid(): Promise<void> {
    if (Object.keys(findAlertLadderFormFaults(form)).length === 0) return void (await onSave());
    card.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }
  const isFolding = state.others > 0;
  return (
    <Paper
      ref={card}
      component="section"
      aria-label={name}
      withBorder
      radius="lg"
      p="lg"
      className="alert-card"
    >
      <Title order={3} size="h4">
        {isFolding ? (
          <UnstyledButton className="alert-head" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <span>{name}</span>
            {!isOpen && state.isChanged && <Badge color="orange">{t("resource.unsaved")}</Badge>}
            <ChevronDown size={20} aria-hidden className="alert-chevron" />
          </UnstyledButton>
        ) : (
          name
        )}
      </Title>
      {(isOpen || !isFolding) && (
        <>
          <div className="alert-parts">
            <Stack gap="xl">
              <AlertLadderSteps form={form} faults={faults} canCall={state.canCall} onChange={onChange} />
              <Stack component="section" gap="xs" aria-label={t("alerts.people")}>
                <Title order={4} size="h5">
                  {t("alerts.people")}
                </Title>
                <PeopleFields
                  all={branch.people}
                  chosen={form.people}
                  faultOf={(person, field) => faults[`people.${person}.${field}`] ?? null}
                  onChange={(people) => onChange({ ...form, people })}
                />
              </Stack>
            </Stack>
            <div className="alert-aside">
              <AlertLadderPreview form={form} reach={reach} />
            </div>
          </div>
          <AlertLadderCardFooter
            branchId={branch.id}
            name={name}
            state={state}
            onSave={saveIfValid}
            onReset={onReset}
            onCopy={Object.keys(faults).length > 0 ? null : onCopy}
          />
        </>
      )}
    </Paper>
  );
}
