import type { Device } from "@dasturxon/contract";
import { formatPairingCode } from "@dasturxon/domain/pairing-code";
import { Alert, Button, Center, Group, Stack, Text } from "@mantine/core";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import { useNow } from "../../platform/use-now.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { QrCode } from "../../ui/qr-code.tsx";

/** Pairing code of a device. It is shown only once. */
export interface DevicePairingCode {
  deviceId: string;
  name: string;
  code: string;
  expiresAt: string;
}

interface Props {
  pairing: DevicePairingCode;
  /** The device as the server knows it now. Null: not loaded yet. */
  device: Device | null;
  /** Called if the code has ended and the user wants a new one. */
  onRenew: () => Promise<unknown>;
  onClose: () => void;
  /** Called if the user reports that the wrong browser was paired. */
  onWrong: (device: Device) => void;
}

/** Returns the browser and network of the paired device, so that a manager can check that it is the right one. */
export function formatPairedBrowser({ pairedBrowser, pairedNetwork }: Device): string {
  return [pairedBrowser, pairedNetwork].filter(Boolean).join(" · ");
}

/**
 * Shows the pairing code as text and as a QR code, until it ends. The server can end a code earlier than announced,
 * while wrong codes are being tried. After the pairing, shows the paired browser for confirmation.
 */
export function PairingDialog({ pairing, device, onRenew, onClose, onWrong }: Props) {
  const t = useTranslate();
  const paired = device?.pairedAt ? device : null;
  const isOver = device !== null && !paired && device.pairingUntil === null;
  return (
    <Dialog title={t("devices.pair-name", { name: pairing.name })} isOpen onClose={onClose}>
      {paired && (
        <Alert color="teal" role="status">
          {t("devices.paired")}
          <Text size="sm">{formatPairedBrowser(paired)}</Text>
          <Text size="sm">{t("devices.is-it-right")}</Text>
        </Alert>
      )}
      {isOver && <EndedCode announced={pairing.expiresAt} />}
      {!paired && !isOver && (
        <CodeToEnter code={pairing.code} expiresAt={device?.pairingUntil ?? pairing.expiresAt} />
      )}
      <Group justify="flex-end" mt="md">
        {paired && (
          <Button variant="light" color="red" size="md" onClick={() => onWrong(paired)}>
            {t("devices.wrong-one")}
          </Button>
        )}
        <Button variant="default" size="md" onClick={onClose}>
          {t(paired ? "devices.right-one" : "order.close")}
        </Button>
        {isOver && <BusyButton onPress={onRenew}>{t("devices.get-code")}</BusyButton>}
      </Group>
    </Dialog>
  );
}

function CodeToEnter({ code, expiresAt }: { code: string; expiresAt: string }) {
  const t = useTranslate();
  const momentOf = useFormatDateTime();
  const address = `${location.origin}/console/device`;
  return (
    <Stack>
      <Text>{t("devices.pair-means", { address, at: momentOf(expiresAt) })}</Text>
      <Text
        ta="center"
        fz={40}
        fw={700}
        className="num"
        data-testid="pairing-code"
        style={{ letterSpacing: 4 }}
      >
        {formatPairingCode(code)}
      </Text>
      <Center>
        <QrCode text={`${address}#${code}`} label={t("devices.qr")} size={208} />
      </Center>
    </Stack>
  );
}

/** Says that the code has ended. Gives the reason if it ended before the announced time. */
function EndedCode({ announced }: { announced: string }) {
  const t = useTranslate();
  const isEarly = useNow() < new Date(announced);
  return (
    <Alert color="orange" role="alert">
      {t(isEarly ? "devices.code-over-early" : "devices.code-over")}
    </Alert>
  );
}
