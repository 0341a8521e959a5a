import { Button, Center, Code, CopyButton, Group, Stack, Text } from "@mantine/core";
import { Check, Copy } from "lucide-react";
import { useT } from "../../platform/use-language.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { QrCode } from "../../ui/qr-code.tsx";

/** The link that somebody comes by, as it is told once. */
export interface Link {
  name: string;
  login: string;
  token: string;
}

/** The token stands after the hash: it is sent to no server and lies in no log until it is used. */
const addressOf = ({ token }: Link) => `${location.origin}/console/invitation#${token}`;

/** The link to pass on, for the phone beside as a QR code; it is not shown again. */
export function InvitationDialog({ link, onClose }: { link: Link | null; onClose: () => void }) {
  const t = useT();
  if (!link) return null;
  const address = addressOf(link);
  return (
    <Dialog title={t("people.link-for", { name: link.name })} isOpen onClose={onClose}>
      <Stack>
        <Text>{t("people.link-means", { login: link.login })}</Text>
        <Center>
          <QrCode text={address} label={t("people.link-qr")} size={208} />
        </Center>
        <Code
          block
          style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}
          data-testid="invitation-link"
        >
          {address}
        </Code>
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t("order.close")}
          </Button>
          <CopyButton value={address}>
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
      </Stack>
    </Dialog>
  );
}
