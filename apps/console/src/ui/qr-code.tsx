import { useMemo } from "react";
import { renderSVG } from "uqr";

/** QR code, black on white in both themes, because phones scan it best that way. `label` names the link's target. */
export function QrCode({ text, label, size }: { text: string; label: string; size: number }) {
  const source = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2, ecc: "M" }))}`,
    [text],
  );
  return <img src={source} alt={label} width={size} height={size} />;
}
