import { Center, Code } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { QrCode } from "../../ui/qr-code.tsx";

/** Secret for the authenticator app, as a QR code and as text. */
export function SecondFactorSecret({ secret, uri }: { secret: string; uri: string }) {
  const t = useTranslate();
  return (
    <>
      <Center>
        <QrCode text={uri} label={t("account.factor-qr")} size={208} />
      </Center>
      <Code block data-testid="factor-secret" style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
        {secret}
      </Code>
    </>
  );
}
