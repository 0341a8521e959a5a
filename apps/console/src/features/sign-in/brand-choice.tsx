import type { MemberBrand } from "@dasturxon/contract";
import { Alert, Button, Center, Paper, Stack, Title } from "@mantine/core";
import { useState } from "react";
import { api } from "../../platform/api.ts";
import { useSetSession } from "../../platform/session.tsx";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { BrandButtons } from "./brand-buttons.tsx";

/** Brands to choose from after a sign-in with a phone number. */
export interface BrandChoiceTicket {
  ticket: string;
  brands: MemberBrand[];
}

/** Lets a staff member who works for several brands choose the brand to sign in to. */
export function BrandChoice({ choice, onBack }: { choice: BrandChoiceTicket; onBack: () => void }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const setSession = useSetSession();
  const { isBusy, run } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);
  const chooseBrand = (merchantId: string) =>
    run(async () => {
      const body = { ticket: choice.ticket, merchantId };
      const [refusal, opened] = await api.call("POST /console/v1/sign-in/brand", { body });
      if (refusal?.code === "unauthorized") onBack();
      else if (refusal) setProblem(refusal.description[language]);
      else setSession(opened.staff);
    });
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper w="100%" maw={420} p="xl" radius="lg" withBorder>
        <Stack>
          <Title order={1} size="h2">
            {t("brands.choose")}
          </Title>
          <BrandButtons
            brands={choice.brands}
            isBusy={isBusy}
            onChoose={(merchantId) => void chooseBrand(merchantId)}
          />
          {problem && (
            <Alert color="red" role="alert">
              {problem}
            </Alert>
          )}
          <Button variant="default" size="md" onClick={onBack}>
            {t("brands.back")}
          </Button>
        </Stack>
      </Paper>
    </Center>
  );
}
