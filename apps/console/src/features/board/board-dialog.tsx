import { CloseButton, Group, Modal, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useT } from "../../platform/use-language.tsx";

const MARK = "board-dialog";

/** Does a dialog stand on top of the drawer? Escape is then the dialog's alone. */
export const isDialogOpen = (): boolean => document.querySelector(`.${MARK}`) !== null;

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A question on top of the board or of an order. The kit's own head would be a second banner of the page. */
export function BoardDialog({ title, isOpen, onClose, children }: Props) {
  const t = useT();
  return (
    <Modal.Root opened={isOpen} onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content aria-label={title} className={MARK}>
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
