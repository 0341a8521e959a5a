import { Drawer, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useT } from "../platform/use-language.tsx";
import { useEscape } from "./use-escape.ts";

interface Props {
  title: string;
  /** What stands beside the title. */
  beside?: ReactNode;
  size: "md" | "lg";
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What slides in over the page from its side. */
export function SideDrawer({ title, beside, size, isOpen, onClose, children }: Props) {
  const t = useT();
  useEscape(isOpen, onClose);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      position="right"
      size={size}
      title={
        <Group gap="md">
          <Text fz={24} fw={700}>
            {title}
          </Text>
          {beside}
        </Group>
      }
      closeButtonProps={{ "aria-label": t("order.close"), size: 44 }}
    >
      {children}
    </Drawer>
  );
}
