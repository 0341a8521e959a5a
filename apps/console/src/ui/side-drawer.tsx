import { Drawer, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslate } from "../platform/use-language.tsx";
import { useEscape } from "./use-escape.ts";

interface Props {
  title: string;
  /** Content next to the title. */
  beside?: ReactNode;
  /** Buttons for the whole drawer, shown next to its close button and not part of its title. */
  actions?: ReactNode;
  size: "md" | "lg";
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Drawer that slides in from the side of the page. */
export function SideDrawer({ title, beside, actions, size, isOpen, onClose, children }: Props) {
  const t = useTranslate();
  useEscape(isOpen, onClose);
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} closeOnEscape={false} position="right" size={size}>
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>
            <Group gap="md">
              <Text fz={24} fw={700}>
                {title}
              </Text>
              {beside}
            </Group>
          </Drawer.Title>
          <Group gap={4} wrap="nowrap" style={{ flexShrink: 0 }}>
            {actions}
            <Drawer.CloseButton aria-label={t("order.close")} size={44} />
          </Group>
        </Drawer.Header>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
