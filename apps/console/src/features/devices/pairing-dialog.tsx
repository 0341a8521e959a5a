import type { Device } from "@dasturxon/contract";
import { formatPairingCode } from "@dasturxon/domain/pairing-code";
import { Alert, Button, Center, Group, Stack, Text } from "@mantine/core";
import { useMomentFormat } from "../../platform/use-moment.ts";
import { useT } from "../../platform/use-language.tsx";
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
  /** Device after a browser was paired with the code. Null: no browser is paired yet. */
  paired: Device | null;
  onClose: () => void;
  /** Called if the user reports that the wrong browser was paired. */
  onWrong: (device: Device) => void;
}

/** Returns the browser and network of the paired device, so that a manager can check that it is the right one. */
export function formatPairedBrowser({ pairedBrowser, pairedNetwork }: Device): string {
  return [pairedBrowser, pairedNetwork].filter(Boolean).join(" · ");
}

/** Shows the pairing code as text and as a QR code. After the pairing, shows the paired browser for confirmation. */
export function PairingDialog({ pairing, paired, onClose, onWrong }: Props) {
  const t = useT();
  const momentOf = useMomentFormat();
  const { name, code, expiresAt } = pairing;
  const address = `${location.origin}/console/device`;
  return (
    <Dialog title={t("devices.pair-name", { name })} isOpen onClose={onClose}>
      {paired ? (
        <Alert color="teal" role="status">
          {t("devices.paired")}
          <Text size="sm">{formatPairedBrowser(paired)}</Text>
          <Text size="sm">{t("devices.is-it-right")}</Text>
        </Alert>
      ) : (
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
      </Group>
    </Dialog>
  );
}
