import type { BoardOrder } from "@dasturxon/contract";
import { mayPerformAction } from "@dasturxon/domain/order-permission";
import { Box, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { api } from "../../../platform/api.ts";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { showRefusal } from "../../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import { useFormatDateTime } from "../../../platform/use-moment.ts";
import { useFormatMoney } from "../../../platform/use-money.ts";
import { TextPromptDialog } from "../../../ui/words-dialog.tsx";

interface Props {
  order: BoardOrder;
  onGiven: (order: BoardOrder) => void;
}

/** Partial refunds of an order, paid or due. Staff can record that a due refund was paid [PY-5]. */
export function PartRefunds({ order, onGiven }: Props) {
  const t = useTranslate();
  const money = useFormatMoney();
  const momentOf = useFormatDateTime();
  const { language } = useLanguage();
  const { role } = useSignedInStaff();
  const [closing, setClosing] = useState<string | null>(null);
  if (order.partRefunds.length === 0) return null;
  const sum = money(order.partRefunds.find(({ id }) => id === closing)?.amount ?? 0);

  async function confirmRefundGiven(comment: string) {
    if (closing === null) return false;
    const [refusal, changed] = await api.call("POST /console/v1/orders/{id}/part-refunds/{partId}/given", {
      path: { id: order.id, partId: closing },
      body: { version: order.version, comment },
    });
    if (refusal) showRefusal(refusal, language);
    else onGiven(changed);
    return refusal === null;
  }

  return (
    <Box component="section" aria-label={t("refund.parts")}>
      <Text fw={600}>{t("refund.parts")}</Text>
      <Box component="ul" m={0} p={0} style={{ listStyle: "none" }}>
        {order.partRefunds.map(({ id, amount, givenAt }) => (
          <Box component="li" key={id} className="list-row" py="xs">
            <Group justify="space-between" gap="sm">
              <Text c={givenAt ? undefined : "red"}>
                {money(amount)} ·{" "}
                {givenAt ? t("refund.part-given", { at: momentOf(givenAt) }) : t("refund.part-due")}
              </Text>
              {givenAt === null && mayPerformAction(role, "refund") && (
                <Button variant="default" onClick={() => setClosing(id)}>
                  {t("refund.given-sum", { sum: money(amount) })}
                </Button>
              )}
            </Group>
          </Box>
        ))}
      </Box>
      <TextPromptDialog
        isOpen={closing !== null}
        title={t("refund.part-given-title", { number: order.number, sum })}
        label={t("refund.given-how")}
        confirm={t("refund.given-sum", { sum })}
        onClose={() => setClosing(null)}
        onConfirm={confirmRefundGiven}
      >
        {t("refund.given-about", { sum })}
      </TextPromptDialog>
    </Box>
  );
}
