import { ActionIcon, Group, Stack, Text } from "@mantine/core";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../platform/use-language.tsx";
import "./fields.css";

interface Props<Part> {
  title: string;
  /** Its place among the parts. */
  at: number;
  parts: Part[];
  isReadOnly: boolean;
  onChange: (parts: Part[]) => void;
  children: ReactNode;
}

/** One part of a row: its name, the ways up, down and out, and what it holds. */
export function PartFrame<Part>({ title, at, parts, isReadOnly, onChange, children }: Props<Part>) {
  const t = useT();
  const move = (to: number) => {
    const part = parts[at];
    if (part !== undefined) onChange(parts.toSpliced(at, 1).toSpliced(to, 0, part));
  };
  return (
    <Stack className="part" gap="sm" role="group" aria-label={title}>
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600}>{title}</Text>
        {!isReadOnly && (
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              disabled={at === 0}
              aria-label={t("resource.up", { name: title })}
              onClick={() => move(at - 1)}
            >
              <ArrowUp size={18} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              disabled={at === parts.length - 1}
              aria-label={t("resource.down", { name: title })}
              onClick={() => move(at + 1)}
            >
              <ArrowDown size={18} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="red"
              size={44}
              aria-label={t("part.remove", { name: title })}
              onClick={() => onChange(parts.toSpliced(at, 1))}
            >
              <Trash2 size={18} />
            </ActionIcon>
          </Group>
        )}
      </Group>
      {children}
    </Stack>
  );
}
