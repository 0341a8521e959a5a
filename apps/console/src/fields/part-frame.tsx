import { ActionIcon, Group, Stack, Text, UnstyledButton } from "@mantine/core";
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslate } from "../platform/use-language.tsx";
import "./fields.css";

interface Props<Part> {
  title: string;
  /** Summary that is shown while the list item is collapsed. Without a summary, the item cannot be collapsed. */
  summary?: string;
  /** Whether the list item is collapsed at first. */
  isFolded?: boolean;
  /** Index of this item in the list `parts`. */
  at: number;
  parts: Part[];
  isReadOnly: boolean;
  onChange: (parts: Part[]) => void;
  children: ReactNode;
}

/** Frame of one item of a list: its name, buttons to move it up and down and to remove it, and its content. */
export function ListItemRow<Part>({ title, summary, isFolded = false, children, ...rest }: Props<Part>) {
  const [isOpen, setOpen] = useState(!isFolded);
  const Mark = isOpen ? ChevronDown : ChevronRight;
  return (
    <Stack className="part" gap="sm" role="group" aria-label={title}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        {summary === undefined ? (
          <Text fw={600}>{title}</Text>
        ) : (
          <UnstyledButton className="part-title" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Mark size={18} aria-hidden />
            <span>
              <b>{title}</b>
              {!isOpen && <small>{summary}</small>}
            </span>
          </UnstyledButton>
        )}
        {!rest.isReadOnly && <ListItemButtons title={title} {...rest} />}
      </Group>
      {isOpen && children}
    </Stack>
  );
}

function ListItemButtons<Part>({
  title,
  at,
  parts,
  onChange,
}: Pick<Props<Part>, "title" | "at" | "parts" | "onChange">) {
  const t = useTranslate();
  const moveItem = (to: number) => {
    const part = parts[at];
    if (part !== undefined) onChange(parts.toSpliced(at, 1).toSpliced(to, 0, part));
  };
  const common = { variant: "subtle", color: "gray", size: 44 } as const;
  return (
    <Group gap={0} wrap="nowrap">
      <ActionIcon
        {...common}
        disabled={at === 0}
        aria-label={t("resource.up", { name: title })}
        onClick={() => moveItem(at - 1)}
      >
        <ArrowUp size={18} />
      </ActionIcon>
      <ActionIcon
        {...common}
        disabled={at === parts.length - 1}
        aria-label={t("resource.down", { name: title })}
        onClick={() => moveItem(at + 1)}
      >
        <ArrowDown size={18} />
      </ActionIcon>
      <ActionIcon
        {...common}
        color="red"
        aria-label={t("part.remove", { name: title })}
        onClick={() => onChange(parts.toSpliced(at, 1))}
      >
        <Trash2 size={18} />
      </ActionIcon>
    </Group>
  );
}
