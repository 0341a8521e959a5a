import { PAIRING_CODE_LENGTH, readPairingCode, formatPairingCode } from "@dasturxon/domain/pairing-code";
import { Alert, Button, Center, Paper, Stack, Text, TextInput, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { api } from "../../../platform/api.ts";
import { LanguageChoice } from "../../../platform/language-choice.tsx";
import { storePairedToken } from "../../../platform/paired-device.ts";
import { useBusy } from "../../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";

/** Pairs this browser as a device of the restaurant with a code. A scanned QR code passes the code in the URL. */
export function PairingPage() {
  const t = useTranslate();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  const [code, setCode] = useState(() => formatPairingCode(readPairingCode(location.hash.slice(1))));
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const [refusal, paired] = await api.call("POST /console/v1/device/pairing", {
        body: { code: readPairingCode(code) },
      });
      if (refusal) return setProblem(refusal.description[language]);
      storePairedToken(paired.token);
      location.replace("/console/");
    });
  };
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper w="100%" maw={380} p="xl" radius="lg" withBorder>
        <form onSubmit={submit} noValidate>
          <Stack>
            <Title order={1} size="h2">
              {t("pairing.title")}
            </Title>
            <Text>{t("pairing.means")}</Text>
            <TextInput
              size="lg"
              label={t("pairing.code")}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={code}
              onChange={(event) => {
                setCode(event.currentTarget.value.toUpperCase());
                setProblem(null);
              }}
            />
            {problem && (
              <Alert color="red" role="alert">
                {problem}
              </Alert>
            )}
            <Button
              type="submit"
              size="md"
              loading={isBusy}
              disabled={readPairingCode(code).length !== PAIRING_CODE_LENGTH}
            >
              {t("pairing.pair")}
            </Button>
            <Button component="a" href="/console/" size="md" variant="default">
              {t("pairing.by-password")}
            </Button>
            <LanguageChoice />
          </Stack>
        </form>
      </Paper>
    </Center>
  );
}
