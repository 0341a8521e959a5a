import { Suspense } from "react";
import type { ReactNode } from "react";
import { joinWithDots } from "@dasturxon/domain/format";
import { formatAddressLine, formatAddressSubtitle } from "../../shop/location/address-line.ts";
import { useFormatHouseDetails } from "../../shop/location/house-words.ts";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import { LocationLink } from "../../shop/location/location-link.tsx";
import { useFulfillment } from "../../shop/location/fulfillment.ts";
import { useServiceType } from "../../shop/location/service-type.ts";
import { useOrderTable } from "../../shop/location/table.ts";
import { DottedTexts } from "../../ui/dotted-texts.tsx";
import type { DottedTextsProps } from "../../ui/dotted-texts.tsx";
import { AddressExtras } from "./address-extras.tsx";
import { RowChevron } from "./summary-card.tsx";
import type { CheckoutState } from "./use-checkout.ts";

const OutOfZoneAdvice = lazyComponent(() =>
  import("./out-of-zone.tsx").then((module) => module.OutOfZoneAdvice),
);

export interface CheckoutPlaceCardProps {
  checkout: CheckoutState;
  isTried: boolean;
  /** The row with the time of the order. */
  children?: ReactNode;
}

/** Shows the delivery address or the branch, and the time of the order below it. A tap changes either. */
export function CheckoutPlaceCard({ checkout, isTried, children }: CheckoutPlaceCardProps) {
  const t = useT();
  const { address } = useFulfillment();
  const isDelivery = useServiceType() === "DELIVERY";
  const table = useOrderTable();
  const isOutOfZone = checkout.quote?.obstacles.some(({ code }) => code === "out_of_zone") ?? false;
  const title = isDelivery ? "checkout.where" : table ? "checkout.whereTable" : "checkout.whereBranch";
  return (
    <section
      id="checkout-where"
      tabIndex={-1}
      aria-label={t(title)}
      className="scroll-mt-20 rounded-[20px] on-raised px-4 py-2 outline-none lg:px-6 lg:py-3"
    >
      {isDelivery ? <AddressRow /> : <BranchRow checkout={checkout} />}
      {isDelivery && address && (
        <>
          <Suspense>
            {isOutOfZone && <OutOfZoneAdvice latitude={address.latitude} longitude={address.longitude} />}
          </Suspense>
          {!isOutOfZone && (
            <AddressExtras
              key={`${address.id} ${address.latitude},${address.longitude}`}
              address={address}
              isMissed={isTried}
            />
          )}
        </>
      )}
      {children}
    </section>
  );
}

function AddressRow() {
  const t = useT();
  const { address } = useFulfillment();
  const doorWords = useFormatHouseDetails();
  if (!address) return <LocationRow title={t("address.chooseAddress")} isChosen={false} />;
  const notes = [formatAddressSubtitle(address), doorWords(address.details)];
  return <LocationRow title={formatAddressLine(address)} notes={notes} isChosen />;
}

function BranchRow({ checkout: { branch } }: { checkout: CheckoutState }) {
  const t = useT();
  const { language } = useBrand();
  const text = useText();
  const table = useOrderTable();
  if (!branch) return <LocationRow title={t("branch.choose")} isChosen={false} />;
  if (!table) return <LocationRow title={text(branch.name)} notes={[text(branch.address)]} isChosen />;
  const place = joinWithDots([t("table.number", { number: table.number }), text(table.place)], language);
  return <LocationRow title={place} notes={[text(branch.name)]} isChosen />;
}

interface LocationRowProps {
  title: string;
  notes?: DottedTextsProps["texts"];
  /** Whether a place is chosen. If not, the row is highlighted. */
  isChosen: boolean;
}

/** Renders the place of the order. A tap opens the choice of another place. */
function LocationRow({ title, notes, isChosen }: LocationRowProps) {
  const t = useT();
  return (
    <LocationLink
      className={`flex min-h-14 items-center gap-3 py-1.5 ${isChosen ? "" : "my-1 rounded-control bg-brand-soft px-3.5 text-brand-ink"}`}
    >
      <span className="min-w-0 flex-1">
        {/* A long title is shown in full, because it ends with the house number. */}
        <span
          className={`own-words block font-bold [overflow-wrap:anywhere] ${isChosen ? "text-title" : "text-body"}`}
        >
          {title}
        </span>
        {notes && (
          <span className="block text-small text-ink-2 empty:hidden">
            <DottedTexts texts={notes} />
          </span>
        )}
      </span>
      {isChosen ? (
        <span className="shrink-0 text-small font-bold text-brand-ink">{t("basket.change")}</span>
      ) : (
        <RowChevron />
      )}
    </LocationLink>
  );
}
