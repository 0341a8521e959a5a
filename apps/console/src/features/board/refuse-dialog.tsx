import type { BoardOrder, RefuseReason } from "@dasturxon/contract";
import { Button, Checkbox, Group, Modal, Radio, Stack, Textarea, Title } from "@mantine/core";
import { useState } from "react";
import { useT, useText } from "../../platform/use-language.tsx";
import type { Refusing } from "./use-lead-order.ts";

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
  order: BoardOrder;
  onRefuse: (why: Refusing) => Promise<void>;
}

/** Asks why; the customer reads the reason and the words. */
export function RefuseDialog({ isOpen, onClose, order, onRefuse }: Props) {
  const t = useT();
  const text = useText();
  const [reason, setReason] = useState<RefuseReason | null>(null);
  const [comment, setComment] = useState("");
  const dishes = [...new Map(order.cartItems.map(({ productId, name }) => [productId, name]))];
  const [only] = dishes.length === 1 ? dishes : [];
  const [gone, setGone] = useState<string[]>(only ? [only[0]] : []);
  const isAboutDishes = reason === "OUT_OF_STOCK";
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
            {isAboutDishes && (
              <Checkbox.Group value={gone} onChange={setGone} label={t("refuse.which")}>
                <Stack gap="sm" mt="xs">
                  {dishes.map(([id, name]) => (
                    <Checkbox key={id} value={id} label={text(name)} size="md" />
                  ))}
                </Stack>
              </Checkbox.Group>
            )}
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
              <Button
                color="red"
                disabled={!reason || (isAboutDishes && gone.length === 0)}
                onClick={() =>
                  reason && void onRefuse({ reason, productIds: isAboutDishes ? gone : [], comment })
                }
              >
                {t("action.refuse")}
              </Button>
            </Group>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
