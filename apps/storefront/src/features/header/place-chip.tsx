import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import { useText } from "../../platform/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { useBranches } from "../../platform/branches.ts";
import { useOpenPlace } from "../../platform/open-place.ts";
import { usePlace } from "../../platform/place.ts";
import { useServiceType } from "../../platform/service-type.ts";

/** "Delivery · Chilonzor 9": where to; opens the picker. */
export function PlaceChip() {
  const t = useT();
  const text = useText();
  const place = usePlace();
  const openPlace = useOpenPlace();
  const serviceType = useServiceType();
  const { branches } = useBranches({ isWanted: serviceType !== "DELIVERY" && place.branchId !== null });
  const branch = branches?.find((each) => each.id === place.branchId);
  const chosen = serviceType === "DELIVERY" ? addressLine(place.address) : branch && text(branch.name);
  return (
    <Link
      to={serviceType === "DELIVERY" ? "/choose-address" : "/address/pickup"}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openPlace();
      }}
      className="flex min-h-11 min-w-0 flex-col justify-center rounded-control px-1.5 lg:px-2"
    >
      <span className="text-caption text-ink-3">{t(`service.${serviceType}`)}</span>
      <span className="flex min-w-0 items-center gap-1 text-small font-bold">
        <span className={chosen ? "truncate lg:max-w-56" : ""}>
          {chosen || t(serviceType === "DELIVERY" ? "place.chooseAddress" : "place.chooseBranch")}
        </span>
        <ChevronDown size={16} aria-hidden className="shrink-0" />
      </span>
    </Link>
  );
}

function addressLine(
  address: { streetName: string; houseNumber?: string | null | undefined } | null,
): string {
  if (!address) return "";
  const { streetName, houseNumber } = address;
  return houseNumber && !streetName.includes(houseNumber) ? `${streetName}, ${houseNumber}` : streetName;
}
