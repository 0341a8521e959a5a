import type { BoardOrder } from "@dasturxon/contract";
import { formatMoney } from "@dasturxon/domain/format";
import { Badge, Box, Button, Group, Stack, Text, UnstyledButton } from "@mantine/core";
import { useLanguage, useT, useText } from "../../platform/use-language.tsx";
import { type Age, ageOf, isRinging, nextAction } from "./columns.ts";
import { LineChoices } from "./line-choices.tsx";
import { OrderTime } from "./order-time.tsx";
import { useLeadOrder } from "./use-lead-order.ts";

const ageColor: Record<Age, string> = {
  good: "var(--mantine-color-green-6)",
  warn: "var(--mantine-color-yellow-6)",
  bad: "var(--mantine-color-red-6)",
  over: "var(--mantine-color-default-border)",
};

/** One order on the board: what a cook needs at arm's length, and the one action that moves it on. */
export function OrderCard({
  order,
  now,
  onOpen,
}: {
  order: BoardOrder;
  now: Date;
  onOpen: (id: string) => void;
}) {
  const t = useT();
  const text = useText();
  const { language } = useLanguage();
  const lead = useLeadOrder(order);
  const action = nextAction(order);
  return (
    <article
      className="order-card"
      data-ringing={isRinging(order) || undefined}
      style={{ "--age-color": ageColor[ageOf(order, now)] } as React.CSSProperties}
    >
      <UnstyledButton onClick={() => onOpen(order.id)} w="100%">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Text fz={26} lh={1} fw={700}>
            {order.number}
          </Text>
          <OrderTime order={order} now={now} />
        </Group>
        <Group gap={6} my={8}>
          <Badge color={order.serviceType === "DELIVERY" ? "blue" : "grape"} variant="light">
            {t(`service.${order.serviceType}`)}
          </Badge>
          {order.table && (
            <Badge color="grape" variant="outline">
              {t("order.table")} {order.table.number}
            </Badge>
          )}
          {order.status === "AT_TIME" && (
            <Badge color="violet.8" variant="filled">
              {t("card.at-time")}
            </Badge>
          )}
          {order.status === "CANCELED" && <Badge color="red">{t("status.CANCELED")}</Badge>}
          {order.courier && <Badge variant="outline">{order.courier.name}</Badge>}
        </Group>
        <Stack gap={4}>
          {order.cartItems.slice(0, 6).map((line, index) => (
            <div key={index}>
              <Text size="sm" lineClamp={2}>
                <Text span fw={700}>
                  {line.count}×
                </Text>{" "}
                {text(line.name)}
              </Text>
              <Box ms={22}>
                <LineChoices line={line} />
              </Box>
            </div>
          ))}
          {order.cartItems.length > 6 && (
            <Text size="sm" c="dimmed">
              {t("card.more", { count: order.cartItems.length - 6 })}
            </Text>
          )}
        </Stack>
        {order.comment && (
          <Text size="sm" mt={6} fs="italic">
            “{order.comment}”
          </Text>
        )}
        <Group gap={4} mt={8}>
          <Text size="sm" c="dimmed" truncate>
            {text(order.branch.name)}
          </Text>
          <Text fw={700} ms="auto" style={{ whiteSpace: "nowrap" }}>
            {formatMoney(order.totalPrice, language)}
          </Text>
        </Group>
      </UnstyledButton>
      {action && (
        <Button
          mt={10}
          fullWidth
          size="md"
          color={action === "accept" ? "teal.9" : undefined}
          loading={lead.isBusy}
          onClick={() => void (action === "accept" ? lead.accept() : lead.move(action))}
        >
          {t(`action.${action}`)}
        </Button>
      )}
    </article>
  );
}
