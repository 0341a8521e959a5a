import { Button, Center, Code, CopyButton, Group } from "@mantine/core";
import { Check, Copy } from "lucide-react";
import { useTranslate } from "../platform/use-language.tsx";
import { QrCode } from "./qr-code.tsx";

interface Props {
  url: string;
  /** Accessible name of the QR code. */
  qrLabel: string;
  testId: string;
  onClose: () => void;
}

/** Shows a link that is available only once, as a QR code and with a copy button. */
export function OneTimeLink({ url, qrLabel, testId, onClose }: Props) {
  const t = useTranslate();
  return (
    <>
      <Center>
        <QrCode text={url} label={qrLabel} size={208} />
      </Center>
      <Code block style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }} data-testid={testId}>
        {url}
      </Code>
      <Group justify="flex-end">
        <Button variant="default" size="md" onClick={onClose}>
          {t("order.close")}
        </Button>
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button
              size="md"
              leftSection={copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
              onClick={copy}
            >
              {t(copied ? "tables.copied" : "people.copy-link")}
            </Button>
          )}
        </CopyButton>
      </Group>
    </>
  );
}
