import { Store } from "lucide-react";
import { useEffect, useState } from "react";
import { formatNumber } from "@dasturxon/domain/format";
import { call } from "../../platform/api.ts";
import { useBrand, useCurrency, useText } from "../../platform/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { changePlace } from "../../platform/place.ts";
import { PlaceLink } from "../../platform/place-link.tsx";
import { useServiceTypes } from "../../platform/service-type.ts";
import type { Branch } from "../../platform/shapes.ts";
import { Button } from "../../ui/button.tsx";

/** Nobody drives there: the basket stays, the nearest branch for pickup is offered, or another address. */
export function OutOfZone({ latitude, longitude }: { latitude: number; longitude: number }) {
  const t = useT();
  const text = useText();
  const { language } = useCurrency();
  const { merchant } = useBrand();
  const canPickUp = useServiceTypes().includes("PICK_UP");
  const [branch, setBranch] = useState<Branch | null>(null);
  const { merchantId } = merchant;

  useEffect(() => {
    if (!canPickUp) return;
    const stop = new AbortController();
    void call("GET /users/v1/branches/merchant/{merchantId}/closest", {
      path: { merchantId },
      query: { lat: latitude, lon: longitude, type: "PICK_UP" },
      signal: stop.signal,
    }).then(({ data }) => {
      if (!stop.signal.aborted) setBranch(data);
    });
    return () => stop.abort();
  }, [canPickUp, merchantId, latitude, longitude]);

  return (
    <div role="alert" className="mt-3 grid gap-3 rounded-control bg-bad-soft p-4">
      <div>
        <p className="font-bold text-bad-ink">{t("checkout.outOfZone")}</p>
        <p className="text-small text-bad-ink">{t("checkout.outOfZoneText")}</p>
      </div>
      {branch && (
        <Button
          look="quiet"
          className="bg-raised! text-start"
          onClick={() => changePlace({ serviceType: "PICK_UP", branchId: branch.id })}
        >
          <Store size={18} aria-hidden className="shrink-0" />
          <span className="flex-1">
            {t("checkout.pickUpNearest", { branch: text(branch.name) })}
            {branch.distance != null && (
              <span className="block text-caption font-medium text-ink-3">
                {t("unit.km", { amount: formatNumber(Math.round(branch.distance / 100) / 10, language) })}
              </span>
            )}
          </span>
        </Button>
      )}
      <PlaceLink className="inline-flex min-h-11 items-center justify-center text-small font-bold text-bad-ink">
        {t("checkout.otherAddress")}
      </PlaceLink>
    </div>
  );
}
