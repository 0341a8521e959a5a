import { Alert, Button, Code, CopyButton, Group, Stack, Text } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";

/** Recovery codes for a lost phone. Shown only once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useTranslate();
  return (
    <Alert color="orange" role="status">
      <Stack gap="sm">
        <Text fw={700}>{t("account.codes-title")}</Text>
        <Text size="sm">{t("account.codes-means")}</Text>
        <Code block data-testid="recovery-codes">
          {codes.join("\n")}
        </Code>
        <Group>
          <CopyButton value={codes.join("\n")}>
            {({ copied, copy }) => (
              <Button variant="default" size="md" onClick={copy}>
                {t(copied ? "tables.copied" : "account.codes-copy")}
              </Button>
            )}
          </CopyButton>
        </Group>
      </Stack>
    </Alert>
  );
}
