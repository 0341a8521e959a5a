import { useState } from "react";
import { renderSVG } from "uqr";
import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";

/**
 * Renders the payment page's URL as a QR code, for customers who order on a computer and pay on a phone. It is dark on
 * white in every theme, because cameras require it.
 */
export function PaymentQrCode({ url, name }: { url: string; name: string }) {
  const t = useT();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="hidden gap-3 lg:grid">
      <Button look="quiet" isWide aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        {t("order.payOnPhone")}
      </Button>
      {isShown && (
        <div
          role="img"
          aria-label={t("order.payCode", { name })}
          className="mx-auto w-full max-w-60 overflow-hidden rounded-card bg-white p-3"
          // This HTML is safe, because the SVG is generated from the server's URL.
          dangerouslySetInnerHTML={{ __html: renderSVG(url) }}
        />
      )}
    </div>
  );
}
