import { Container, Group, Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import "../resource/resource.css";

interface Props {
  title: string;
  /** Number of items. Zero shows no number. */
  total?: number;
  size?: "md" | "lg" | "xl";
  /** Buttons for actions of the whole page, next to its title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Layout of a management page: title, number of items, and one scrolling column. */
export function ManagementPageLayout({ title, total = 0, size = "md", tools, children }: Props) {
  return (
    <Container size={size} h="100%" className="resource-page" py="md">
      <Stack gap="md">
        <Group justify="space-between" wrap="nowrap" gap="xs">
          <Title order={2} size="h3">
            {title}
            {total > 0 && <span className="resource-total">{total}</span>}
          </Title>
          <Group gap={6} wrap="nowrap" style={{ flexShrink: 0 }}>
            {tools}
          </Group>
        </Group>
        {children}
      </Stack>
    </Container>
  );
}
