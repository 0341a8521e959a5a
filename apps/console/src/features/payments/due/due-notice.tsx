import { Alert, Button, Group, Text } from "@mantine/core";
import { BanknoteX } from "lucide-react";
import { Link } from "react-router";
import { useTranslate } from "../../../platform/use-language.tsx";
import { useDueRefunds } from "./live-payments.tsx";

/**
 * Notice on every page. Shows overdue refunds until the payments page is opened, and differences with providers until
 * they are acknowledged.
 */
export function DueRefundsBanner() {
  const t = useTranslate();
  const { count, refused, differences, answer } = useDueRefunds();
  return (
    <Alert role="alert" color="red" radius={0} py={6}>
      <Group gap="sm" justify="space-between" wrap="nowrap">
        <Group gap="sm" wrap="nowrap">
          <BanknoteX size={20} aria-hidden style={{ flexShrink: 0 }} />
          <Text size="sm">
            {[
              count > refused && t("paymentList.stays-due", { count: count - refused }),
              refused > 0 && t("paymentList.refused", { count: refused }),
              differences > 0 && t("paymentList.differences", { count: differences }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </Text>
        </Group>
        <Button
          component={Link}
          to="/manage/money"
          onClick={answer}
          color="red"
          size="sm"
          style={{ flexShrink: 0 }}
        >
          {t("paymentList.look")}
        </Button>
      </Group>
    </Alert>
  );
}
