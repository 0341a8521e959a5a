import { useState } from "react";
import { renderSVG } from "uqr";
import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";

/** The payment page as a QR code, for who orders on a computer and pays on a phone; dark on white in any theme. */
export function PayCode({ url, name }: { url: string; name: string }) {
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
          // Made by us from the address that the server gave.
          dangerouslySetInnerHTML={{ __html: renderSVG(url) }}
        />
      )}
    </div>
  );
}
