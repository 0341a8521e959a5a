import { renderSVG } from "uqr";
import { useT } from "../../platform/i18n.tsx";

/** The invitation's address as a QR code, dark on white in any theme: cameras want it so. */
export function InviteCode({ url }: { url: string }) {
  const t = useT();
  return (
    <div
      role="img"
      aria-label={t("group.qrLabel")}
      className="mx-auto mt-4 w-full max-w-60 overflow-hidden rounded-card bg-white p-3"
      // Made by us from an address of ours.
      dangerouslySetInnerHTML={{ __html: renderSVG(url) }}
    />
  );
}
