import { Stack, Text } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { OneTimeLink } from "../../ui/one-time-link.tsx";

/** Invitation link of a staff member. It is shown only once. */
export interface InvitationLink {
  name: string;
  login: string;
  token: string;
}

/** The token is in the URL fragment, which browsers do not send to servers, so it does not appear in logs. */
const formatInvitationUrl = ({ token }: InvitationLink) => `${location.origin}/console/invitation#${token}`;

/** Shows the invitation link, also as a QR code. It is not shown again. */
export function InvitationDialog({ link, onClose }: { link: InvitationLink | null; onClose: () => void }) {
  const t = useTranslate();
  if (!link) return null;
  return (
    <Dialog title={t("people.link-for", { name: link.name })} isOpen onClose={onClose}>
      <Stack>
        <Text>{t("people.link-means", { login: link.login })}</Text>
        <OneTimeLink
          url={formatInvitationUrl(link)}
          qrLabel={t("people.link-qr")}
          testId="invitation-link"
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}
