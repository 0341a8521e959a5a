import { Alert, Button, Center, Group, Stack, Text } from "@mantine/core";
import { useMoment } from "../../platform/use-moment.ts";
import { useT } from "../../platform/use-language.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { QrCode } from "../../ui/qr-code.tsx";

/** The digits as they are told once. */
export interface ShownPairing {
  deviceId: string;
  name: string;
  code: string;
  expiresAt: string;
}

interface Props {
  pairing: ShownPairing;
  isPaired: boolean;
  onClose: () => void;
}

/** Six digits for the tablet, or the code for its camera; done when it was paired. */
export function PairingDialog({ pairing, isPaired, onClose }: Props) {
  const t = useT();
  const momentOf = useMoment();
  const { name, code, expiresAt } = pairing;
  const address = `${location.origin}/console/device`;
  return (
    <Dialog title={t("devices.pair-name", { name })} isOpen onClose={onClose}>
      {isPaired ? (
        <Alert color="teal" role="status">
          {t("devices.paired")}
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
            {code.slice(0, 3)} {code.slice(3)}
          </Text>
          <Center>
            <QrCode text={`${address}#${code}`} label={t("devices.qr")} size={208} />
          </Center>
        </Stack>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" size="md" onClick={onClose}>
          {t("order.close")}
        </Button>
      </Group>
    </Dialog>
  );
}
