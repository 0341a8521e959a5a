import type { WaiterCall } from "@dasturxon/contract";
import { Button, Card, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { useNow } from "../../platform/use-now.ts";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { countMinutesSince } from "./minutes-since.ts";
import { useReservationAnswers } from "./use-reservations.ts";

/** Open waiter calls of the tables, longest waiting time first. */
export function WaiterCalls({
  calls,
  branchName,
}: {
  calls: WaiterCall[];
  branchName: (id: string) => string;
}) {
  const t = useTranslate();
  const text = useLocalizeText();
  const now = useNow();
  const { busy, end } = useReservationAnswers();
  if (calls.length === 0) return <Text c="dimmed">{t("reservations.no-calls")}</Text>;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
      {calls.map((call) => (
        <Card key={call.id} className="waiter-call" radius="md" padding="md" role="article">
          <Group justify="space-between" align="flex-start" wrap="nowrap">
            <Stack gap={2} miw={0}>
              <Text fz={28} fw={700} lh={1.1}>
                {t("reservations.table", { number: call.table.number })}
              </Text>
              {call.reason === "BILL" && (
                <Text fw={700}>
                  {[t("reservations.bill"), call.paymentType && t(`payment.${call.paymentType}`)]
                    .filter(Boolean)
                    .join(" · ")}
                </Text>
              )}
              <Text>{[text(call.table.place), branchName(call.branchId)].filter(Boolean).join(" · ")}</Text>
            </Stack>
            <Text fw={600} style={{ flexShrink: 0 }}>
              {t("time.waited", { minutes: countMinutesSince(call.calledAt, now) })}
            </Text>
          </Group>
          <Button size="md" mt="md" fullWidth loading={busy === call.id} onClick={() => void end(call.id)}>
            {t("reservations.went")}
          </Button>
        </Card>
      ))}
    </SimpleGrid>
  );
}
