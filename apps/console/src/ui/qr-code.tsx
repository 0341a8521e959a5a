import { useMemo } from "react";
import { renderSVG } from "uqr";

/** A QR code, black on white in either look: phones read it best so. `label`: what it opens. */
export function QrCode({ text, label, size }: { text: string; label: string; size: number }) {
  const source = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2, ecc: "M" }))}`,
    [text],
  );
  return <img src={source} alt={label} width={size} height={size} />;
}
