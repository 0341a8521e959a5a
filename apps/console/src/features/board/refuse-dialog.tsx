import type { RefuseReason } from "@dasturxon/contract";
import { Button, Group, Modal, Radio, Stack, Textarea, Title } from "@mantine/core";
import { useState } from "react";
import { useT } from "../../platform/use-language.tsx";

const reasons: RefuseReason[] = [
  "OUT_OF_STOCK",
  "TOO_BUSY",
  "CLOSING",
  "ADDRESS",
  "NO_ANSWER",
  "CUSTOMER_ASKED",
  "OTHER",
];

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onRefuse: (reason: RefuseReason, comment: string) => Promise<void>;
}

/** Asks why; the customer reads the reason and the words. */
export function RefuseDialog({ isOpen, onClose, onRefuse }: Props) {
  const t = useT();
  const [reason, setReason] = useState<RefuseReason | null>(null);
  const [comment, setComment] = useState("");
  return (
    <Modal.Root opened={isOpen} onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content aria-label={t("refuse.title")}>
        <Modal.Body p="lg">
          <Title order={2} size="h4" mb="md">
            {t("refuse.title")}
          </Title>
          <Stack>
            <Radio.Group
              value={reason}
              onChange={(value) => setReason(reasons.find((known) => known === value) ?? null)}
              label={t("refuse.why")}
            >
              <Stack gap="sm" mt="xs">
                {reasons.map((known) => (
                  <Radio key={known} value={known} label={t(`reason.${known}`)} size="md" />
                ))}
              </Stack>
            </Radio.Group>
            <Textarea
              label={t("refuse.comment")}
              autosize
              minRows={2}
              maxLength={300}
              value={comment}
              onChange={(event) => setComment(event.currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {t("refuse.back")}
              </Button>
              <Button color="red" disabled={!reason} onClick={() => reason && void onRefuse(reason, comment)}>
                {t("action.refuse")}
              </Button>
            </Group>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
