import { type InvalidChoice, findInvalidChoice } from "@dasturxon/domain/stored-choices";
import { Button, Group, Stack, Text } from "@mantine/core";
import { Copy, LibraryBig, Plus } from "lucide-react";
import { useState } from "react";
import { ListItemRow } from "../../../fields/part-frame.tsx";
import { useTranslate, useLocalizeText } from "../../../platform/use-language.tsx";
import { useRowFormField } from "../../../resource/row-form.tsx";
import { createBlankGroup, type ChoiceGroup, copyGroup } from "./choice-group.ts";
import { ChoiceGroupFields } from "./choice-group-fields.tsx";
import { CopyGroupsSelect } from "./copy-groups.tsx";
import { LinkedLibraryGroup } from "./followed-group.tsx";
import { LibraryGroupSelect } from "./library-group-select.tsx";
import { useFormatChoiceName } from "./use-choice-name.ts";

/** List that is open to add a group: groups of another product (`copy`) or of the library. Null: no list is open. */
type OpenedGroupList = "copy" | "library" | null;

/** Edits the groups of choices of a product: order, content and copies from another product. Shows their errors. */
export function ChoiceGroups() {
  const t = useTranslate();
  const text = useLocalizeText();
  const { value, fault, isReadOnly, change, wait } = useRowFormField("modificationGroups");
  const nameOf = useFormatChoiceName();
  const groups = value as ChoiceGroup[];
  const [known] = useState(() => new Set(groups.map(({ id }) => id)));
  const [open, setOpen] = useState<OpenedGroupList>(null);
  const wrong = fault ? findInvalidChoice(groups) : null;
  return (
    <Stack gap="md">
      {groups.length === 0 && (
        <Text c="dimmed" size="sm">
          {t("choices.none")}
        </Text>
      )}
      {groups.map((group, at) => (
        <ListItemRow
          key={group.id}
          title={text(group.name) || t("choices.group", { number: at + 1 })}
          summary={group.modifications.map(nameOf).join(", ")}
          isFolded={known.has(group.id)}
          at={at}
          parts={groups}
          isReadOnly={isReadOnly}
          onChange={change}
        >
          {group.libraryId ? (
            <LinkedLibraryGroup
              group={group}
              isReadOnly={isReadOnly}
              onChange={(next) => change(groups.with(at, next))}
            />
          ) : (
            <ChoiceGroupFields
              group={group}
              isReadOnly={isReadOnly}
              onChange={(next) => change(groups.with(at, next))}
              onWait={wait}
            />
          )}
        </ListItemRow>
      ))}
      {fault && (
        <Text c="red" size="sm" role="alert">
          {wrong ? formatInvalidChoice(wrong) : t("choices.wrong")}
        </Text>
      )}
      {open === "copy" && (
        <CopyGroupsSelect
          onCopy={(copied) => {
            setOpen(null);
            change([...groups, ...copied.map(copyGroup)]);
          }}
        />
      )}
      {open === "library" && (
        <LibraryGroupSelect
          onTake={(taken) => {
            setOpen(null);
            change([...groups, taken]);
          }}
        />
      )}
      {!isReadOnly && (
        <AddGroupButtons open={open} onOpen={setOpen} onAdd={() => change([...groups, createBlankGroup()])} />
      )}
    </Stack>
  );

  function formatInvalidChoice({ group: at, field }: InvalidChoice): string {
    const name = text(groups[at]?.name ?? {}) || t("choices.group", { number: at + 1 });
    return t(`choices.wrong.${field}`, { name });
  }
}

interface AddGroupProps {
  open: OpenedGroupList;
  onOpen: (open: OpenedGroupList) => void;
  /** Called when the user adds an empty modifier group. */
  onAdd: () => void;
}

function AddGroupButtons({ open, onOpen, onAdd }: AddGroupProps) {
  const t = useTranslate();
  const toggleSource = (source: OpenedGroupList) => onOpen(open === source ? null : source);
  return (
    <Group gap="sm">
      <Button variant="default" size="md" leftSection={<Plus size={18} aria-hidden />} onClick={onAdd}>
        {t("choices.add-group")}
      </Button>
      <Button
        variant="default"
        size="md"
        leftSection={<Copy size={18} aria-hidden />}
        aria-expanded={open === "copy"}
        onClick={() => toggleSource("copy")}
      >
        {t("choices.copy")}
      </Button>
      <Button
        variant="default"
        size="md"
        leftSection={<LibraryBig size={18} aria-hidden />}
        aria-expanded={open === "library"}
        onClick={() => toggleSource("library")}
      >
        {t("library.take")}
      </Button>
    </Group>
  );
}
