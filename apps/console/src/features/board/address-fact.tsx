import type { BoardOrder } from "@dasturxon/contract";
import { formatNumber } from "@dasturxon/domain/format";
import { Text } from "@mantine/core";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { OrderDetailRow } from "./order-fact.tsx";

interface Props {
  address: NonNullable<BoardOrder["address"]>;
  /** Distance from the branch in metres. Null: not known. */
  distance: number | null;
}

/** Delivery address with its details (landmark, entrance, floor, office, intercom) and the distance. */
export function AddressDetailRow({ address, distance }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { details } = address;
  const inside = [
    details?.landmark && t("address.landmark", { value: details.landmark }),
    details?.entrance && t("address.entrance", { value: details.entrance }),
    details?.floor && t("address.floor", { value: details.floor }),
    details?.office && t("address.office", { value: details.office }),
    details?.domophone && t("address.domophone", { value: details.domophone }),
  ].filter(Boolean);
  return (
    <OrderDetailRow name={t("order.address")}>
      {[address.streetName, address.houseNumber].filter(Boolean).join(", ")}
      {inside.length > 0 && <Text size="sm">{inside.join(" · ")}</Text>}
      {distance !== null && (
        <Text size="sm" c="dimmed">
          {t("order.distance", {
            kilometres: formatNumber(Number((distance / 1000).toFixed(1)), language),
          })}
        </Text>
      )}
    </OrderDetailRow>
  );
}
