import { ChevronRight, MapPin, Store } from "lucide-react";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { formatAddressLine, formatAddressSubtitle } from "../../shop/location/address-line.ts";
import { useFormatHouseDetails } from "../../shop/location/house-words.ts";
import { useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import { LocationLink } from "../../shop/location/location-link.tsx";
import { useFulfillment } from "../../shop/location/fulfillment.ts";
import { useServiceType } from "../../shop/location/service-type.ts";
import { useOrderTable } from "../../shop/location/table.ts";
import { AddressExtras } from "./address-extras.tsx";
import { Card } from "../../ui/card.tsx";
import type { CheckoutState } from "./use-checkout.ts";

const OutOfZoneAdvice = lazyComponent(() =>
  import("./out-of-zone.tsx").then((module) => module.OutOfZoneAdvice),
);

/** Shows the delivery address or the branch. A tap changes it. */
export function WhereCard({ checkout, isTried }: { checkout: CheckoutState; isTried: boolean }) {
  const t = useT();
  const text = useText();
  const { address } = useFulfillment();
  const isDelivery = useServiceType() === "DELIVERY";
  const table = useOrderTable();
  const doorWords = useFormatHouseDetails();
  const { branch, quote } = checkout;
  const isOutOfZone = quote?.obstacles.some(({ code }) => code === "out_of_zone") ?? false;

  if (!isDelivery) {
    return (
      <Card id="checkout-where" title={t(table ? "checkout.whereTable" : "checkout.whereBranch")}>
        <LocationRow icon={<Store size={20} aria-hidden />} isUrged={!branch}>
          {branch ? (
            <>
              <span className="block text-body font-medium">
                {table
                  ? [t("table.number", { number: table.number }), text(table.place)]
                      .filter(Boolean)
                      .join(" · ")
                  : text(branch.name)}
              </span>
              <span className="block text-small text-ink-2">
                {text(table ? branch.name : branch.address)}
              </span>
            </>
          ) : (
            <span className="block text-body font-bold">{t("branch.choose")}</span>
          )}
        </LocationRow>
      </Card>
    );
  }
  return (
    <Card id="checkout-where" title={t("checkout.where")}>
      <LocationRow icon={<MapPin size={20} aria-hidden />} isUrged={!address}>
        {address ? (
          <>
            <span className="block text-body font-medium">{formatAddressLine(address)}</span>
            <span className="block text-small text-ink-2">
              {[formatAddressSubtitle(address), doorWords(address.details)].filter(Boolean).join(" · ")}
            </span>
          </>
        ) : (
          <span className="block text-body font-bold">{t("address.chooseAddress")}</span>
        )}
      </LocationRow>
      <Suspense>
        {address && isOutOfZone && (
          <OutOfZoneAdvice latitude={address.latitude} longitude={address.longitude} />
        )}
      </Suspense>
      {address && !isOutOfZone && (
        <AddressExtras
          key={`${address.latitude},${address.longitude}`}
          address={address}
          isMissed={isTried}
        />
      )}
    </Card>
  );
}

interface RowProps {
  icon: ReactNode;
  /** Whether to highlight the row, because nothing is chosen yet. */
  isUrged?: boolean;
  children: ReactNode;
}

function LocationRow({ icon, isUrged = false, children }: RowProps) {
  return (
    <LocationLink
      className={`flex min-h-14 items-center gap-3 rounded-control ${isUrged ? "bg-brand-soft px-3.5 text-brand-ink" : ""}`}
    >
      <span
        className={`grid size-10 shrink-0 place-items-center rounded-full ${isUrged ? "" : "bg-sunken text-ink-2"}`}
      >
        {icon}
      </span>
      <span className="min-w-0 flex-1 py-1">{children}</span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3 rtl:-scale-x-100" />
    </LocationLink>
  );
}
