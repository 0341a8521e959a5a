import type { LoggedChange } from "@dasturxon/contract";
import { Badge, Group, Text } from "@mantine/core";
import { ChangedFieldValue } from "../../fields/changed-value.tsx";
import { listChangedFields, getNameOfStoredRow } from "../../parts/drafts/changed-fields.ts";
import { type MessageId, useTranslate } from "../../platform/use-language.tsx";
import { useChangeFormatters } from "../../parts/drafts/use-words.ts";
import { UndoButtons } from "./undo-buttons.tsx";
import "../../ui/field-changes.css";

const changeKindColors: Record<LoggedChange["kind"], string> = {
  added: "teal",
  changed: "gray",
  removed: "red",
  restored: "teal",
  arranged: "gray",
  invited: "gray",
  joined: "gray",
  signed_out: "gray",
};

interface Props {
  change: LoggedChange;
  subject: MessageId | null;
  canUndo: boolean;
}

/** One change: the author, the action, the subject, and the old and new value of each field. */
export function ChangeHistoryRow({ change, subject, canUndo }: Props) {
  const t = useTranslate();
  const { isTold, labelOf, valueOf, momentOf } = useChangeFormatters();
  const { entity, kind, before, after, by, at, device } = change;
  const name = getNameOfStoredRow(after) ?? getNameOfStoredRow(before);
  const fields = listChangedFields(before, after).filter((field) => isTold(entity, field.name));
  const renderChangedValue = (field: string, value: unknown) => (
    <ChangedFieldValue field={field} value={value} textOf={(name, of) => valueOf(entity, name, of)} />
  );
  return (
    <li className="change-card">
      <Group justify="space-between" gap="xs">
        <Text fw={600}>
          {subject ? t(subject) : entity}
          {name !== undefined && `: ${valueOf(entity, "name", name)}`}
        </Text>
        <Badge color={changeKindColors[kind]} variant="light" size="lg">
          {t(`changes.kind.${kind}`)}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {[by.name, momentOf(at), device].filter(Boolean).join(" · ")}
      </Text>
      {fields.length > 0 && (
        <dl className="field-changes">
          {fields.map((field) => (
            <div key={field.name}>
              <dt>{labelOf(entity, field.name)}</dt>
              <dd>
                {before && <del>{renderChangedValue(field.name, field.before)}</del>}
                {before && after && <span aria-hidden> → </span>}
                {after && <ins>{renderChangedValue(field.name, field.after)}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {canUndo && <UndoButtons change={change} />}
    </li>
  );
}
