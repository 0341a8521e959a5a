import { CloseButton, Group, Modal, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslate } from "../platform/use-language.tsx";
import { useEscape } from "./use-escape.ts";

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Confirmation dialog over a page or a drawer. Does not use Mantine's own header, which would be a second banner
 * landmark of the page.
 */
export function Dialog({ title, isOpen, onClose, children }: Props) {
  const t = useTranslate();
  useEscape(isOpen, onClose);
  return (
    <Modal.Root opened={isOpen} onClose={onClose} closeOnEscape={false} centered>
      <Modal.Overlay />
      <Modal.Content aria-label={title}>
        <Modal.Body p="md">
          <Group justify="space-between" wrap="nowrap" mb="sm">
            <Title order={2} size="h4">
              {title}
            </Title>
            <CloseButton size={44} aria-label={t("order.close")} onClick={onClose} />
          </Group>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
