import { Stack, Text } from "@mantine/core";
import { useT } from "../../platform/use-language.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LinkToPassOn } from "../../ui/link-to-pass-on.tsx";

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
  return (
    <Dialog title={t("people.link-for", { name: link.name })} isOpen onClose={onClose}>
      <Stack>
        <Text>{t("people.link-means", { login: link.login })}</Text>
        <LinkToPassOn
          url={addressOf(link)}
          qrLabel={t("people.link-qr")}
          testId="invitation-link"
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}
