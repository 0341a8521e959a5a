import { Button, Stack, Text } from "@mantine/core";
import { BellRing } from "lucide-react";
import { useState } from "react";
import { api } from "../platform/api.ts";
import { showRefusal } from "../platform/show-refusal.ts";
import { useBusy } from "../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../platform/use-language.tsx";

const ORDER_LANGUAGE_VALUES = { uz: "uz", ru: "ru", en: "eng" } as const;

/** Places a test order, which rings like a real one but is excluded from statistics. */
export function TestOrderButton() {
  const t = useTranslate();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  const [number, setNumber] = useState<number | null>(null);
  async function placeTestOrder() {
    const [refusal, placed] = await api.call("POST /console/v1/test-orders", {
      body: { language: ORDER_LANGUAGE_VALUES[language] },
    });
    if (refusal) showRefusal(refusal, language);
    else setNumber(placed.number);
  }
  return (
    <Stack gap={6}>
      <Button
        size="md"
        variant="default"
        leftSection={<BellRing size={18} aria-hidden />}
        loading={isBusy}
        onClick={() => void run(placeTestOrder)}
      >
        {t("test-order.place")}
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {number === null ? t("test-order.hint") : t("test-order.placed", { number })}
      </Text>
    </Stack>
  );
}
