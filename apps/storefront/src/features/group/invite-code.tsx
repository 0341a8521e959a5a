import { renderSVG } from "uqr";
import { useT } from "../../platform/i18n.tsx";

/** Renders the invitation URL as a QR code. It is dark on white in every theme, because cameras require it. */
export function InviteQrCode({ url }: { url: string }) {
  const t = useT();
  return (
    <div
      role="img"
      aria-label={t("group.qrLabel")}
      className="mx-auto mt-4 w-full max-w-60 overflow-hidden rounded-card bg-white p-3"
      // This HTML is safe, because the SVG is generated from the store's own URL.
      dangerouslySetInnerHTML={{ __html: renderSVG(url) }}
    />
  );
}
