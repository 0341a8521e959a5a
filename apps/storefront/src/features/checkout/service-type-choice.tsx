import { useT } from "../../platform/i18n.tsx";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import { useServiceType, useServiceTypes } from "../../shop/location/service-type.ts";
import { SegmentedControl } from "../../ui/segmented.tsx";

/** Selects delivery, pickup or dine-in [CH-1]. Renders nothing if the brand offers only one. */
export function ServiceTypeChoice() {
  const t = useT();
  const offered = useServiceTypes();
  const chosen = useServiceType();
  if (offered.length < 2) return null;
  return (
    <SegmentedControl
      className="bg-sunken-2!"
      label={t("service.label")}
      options={offered.map((value) => ({ value, label: t(`service.${value}`) }))}
      value={chosen}
      onChange={(serviceType) => changeFulfillment({ serviceType })}
    />
  );
}
