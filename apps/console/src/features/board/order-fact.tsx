import { Group, Text } from "@mantine/core";
import type { ReactNode } from "react";

/** Line of an order's details: the name of a detail and its value. */
export function OrderDetailRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Group align="flex-start" wrap="nowrap" gap="md">
      <Text c="dimmed" size="sm" w={130} style={{ flexShrink: 0 }}>
        {name}
      </Text>
      <Text component="div" style={{ overflowWrap: "anywhere" }}>
        {children}
      </Text>
    </Group>
  );
}
