import type { Change } from "@dasturxon/contract";
import { Badge, Group, Text } from "@mantine/core";
import { Picture } from "../../fields/picture.tsx";
import { changedFields, nameIn } from "../../platform/changed-fields.ts";
import { type MessageId, useT } from "../../platform/use-language.tsx";
import { useWords } from "../../platform/use-words.ts";
import { UndoButtons } from "./undo-buttons.tsx";
import "../../ui/field-changes.css";

const colors: Partial<Record<Change["kind"], string>> = { added: "teal", restored: "teal", removed: "red" };

/** Fields of all tables whose values are image keys. */
const PICTURE_FIELDS: ReadonlySet<string> = new Set([
  "image",
  "gallery",
  "icon",
  "logo",
  "favicon",
  "shareImage",
]);
/** The audit prefixes the fields of settings with their part: `look.logo`. */
const isPicture = (field: string) => PICTURE_FIELDS.has(field.slice(field.lastIndexOf(".") + 1));
const MAX_PICTURES = 8;

function pictureKeys(value: unknown): string[] {
  const keys = Array.isArray(value) ? value : [value];
  return [...new Set(keys.filter((key) => typeof key === "string" && key !== ""))].slice(0, MAX_PICTURES);
}

interface Props {
  change: Change;
  subject: MessageId | null;
  canUndo: boolean;
}

/** One change in words: who, what with which thing, and each field's way from one value to the other. */
export function ChangeRow({ change, subject, canUndo }: Props) {
  const t = useT();
  const { isTold, labelOf, valueOf, momentOf } = useWords();
  const { entity, kind, before, after, by, at, device } = change;
  const name = nameIn(after) ?? nameIn(before);
  const fields = changedFields(before, after).filter((field) => isTold(entity, field.name));
  /** Returns images for image fields, because an image key means nothing to a reader, and text for all other fields. */
  function shown(field: string, value: unknown) {
    const keys = isPicture(field) ? pictureKeys(value) : [];
    if (keys.length === 0) return valueOf(entity, field, value);
    return (
      <span className="change-pictures">
        {keys.map((key) => (
          <Picture key={key} image={key} size={48} />
        ))}
      </span>
    );
  }
  return (
    <li className="change-card">
      <Group justify="space-between" gap="xs">
        <Text fw={600}>
          {subject ? t(subject) : entity}
          {name !== undefined && `: ${valueOf(entity, "name", name)}`}
        </Text>
        <Badge color={colors[kind] ?? "gray"} variant="light" size="lg">
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
                {before && <del>{shown(field.name, field.before)}</del>}
                {before && after && <span aria-hidden> → </span>}
                {after && <ins>{shown(field.name, field.after)}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {canUndo && <UndoButtons change={change} />}
    </li>
  );
}
