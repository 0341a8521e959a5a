import { useT } from "../../platform/i18n.tsx";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import { useServiceType, useServiceTypes } from "../../shop/location/service-type.ts";
import { SegmentedControl } from "../../ui/segmented.tsx";

/** Renders the choice between the service types that the brand offers. Empty if there is only one. */
export function ServiceTypeSwitch() {
  const t = useT();
  const offered = useServiceTypes();
  const chosen = useServiceType();
  // Renders an empty element, so that the search stays in its own column of the wide header.
  if (offered.length < 2) return <span className="max-lg:hidden" />;
  return (
    <SegmentedControl
      label={t("service.label")}
      options={offered.map((value) => ({ value, label: t(`service.${value}`) }))}
      value={chosen}
      onChange={(serviceType) => changeFulfillment({ serviceType })}
    />
  );
}
