import { findPastedPoint, isShortMapLink } from "@dasturxon/domain/pasted-point";
import type { Coordinates } from "@dasturxon/domain/zones";
import { Group, Paper, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useKnownPlaces } from "../../../map/use-known-places.ts";
import { api, unwrapApiResult } from "../../../platform/api.ts";
import { useTranslate, useLocalizeText } from "../../../platform/use-language.tsx";
import { useFormatMoney } from "../../../platform/use-money.ts";
import { useBranches } from "../../../parts/branches/use-branches.ts";
import type { ZoneDraft } from "./use-draft.ts";
import { NumberField } from "../../../ui/number-field.tsx";

/** Products total of a typical order in soʻm. */
const TYPICAL_ORDER_SUM = 80_000;

interface Props {
  pin: Coordinates | null;
  onPin: (at: Coordinates) => void;
  draft: ZoneDraft;
  /** Whether the edited zone has no valid shape yet. The probe then ignores the edited zone. */
  isDrawnOnly?: boolean;
}

/** Shows the zone, the price and the minutes that a guest at the pin gets, by the rules for orders. Saves nothing. */
export function DeliveryPriceCheck({ pin, onPin, draft, isDrawnOnly = false }: Props) {
  const t = useTranslate();
  const [productPrice, setProductPrice] = useState(TYPICAL_ORDER_SUM);
  const [said, setSaid] = useState<string | null>(null);
  const place = pin ? `${pin.latitude.toFixed(6)}, ${pin.longitude.toFixed(6)}` : "";
  const known = useKnownPlaces();
  const isSwapped = said !== null && findPastedPoint(said, known)?.isSwapped === true;
  const changeTypedLocation = (text: string) => {
    setSaid(text);
    const found = findPastedPoint(text, known);
    if (found) onPin(found.point);
  };
  return (
    <Paper withBorder radius="md" p="sm" component="section" aria-label={t("zone.probe")}>
      <Stack gap="xs">
        <Group gap="sm" grow align="flex-start">
          <TextInput
            size="md"
            label={t("zone.probe.place")}
            placeholder={t("zone.probe.none")}
            error={said !== null && isShortMapLink(said) && t("branch.place.short")}
            description={isSwapped && t("branch.place.swapped")}
            inputWrapperOrder={["label", "input", "description", "error"]}
            value={said ?? place}
            onChange={(event) => changeTypedLocation(event.currentTarget.value)}
            onBlur={() => setSaid(null)}
          />
          <NumberField
            label={t("zone.probe.sum")}
            min={0}
            max={1_000_000_000}
            allowDecimal={false}
            thousandSeparator=" "
            hideControls
            value={productPrice}
            onChange={(next) => setProductPrice(Number(next) || 0)}
          />
        </Group>
        {pin && <DeliveryPriceResult question={{ ...pin, productPrice, draft }} />}
        {pin && isDrawnOnly && (
          <Text size="sm" c="dimmed">
            {t("zone.probe.unfinished")}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

function DeliveryPriceResult({
  question: now,
}: {
  question: Coordinates & { productPrice: number; draft: ZoneDraft };
}) {
  const t = useTranslate();
  const text = useLocalizeText();
  const money = useFormatMoney();
  const { nameOf } = useBranches();
  const [question] = useDebouncedValue(now, 150);
  const { data, isError } = useQuery({
    queryKey: ["zones", "probe", question],
    queryFn: () => unwrapApiResult(api.call("POST /console/v1/venue/zones/probe", { body: question })),
    placeholderData: keepPreviousData,
  });
  if (isError) return <Text role="status">{t("zone.probe.failed")}</Text>;
  if (!data) return <Text role="status">…</Text>;
  const { tariff, surcharge } = data;
  if (!tariff)
    return (
      <Text role="status" fw={600}>
        {t("zone.probe.nothing")}
      </Text>
    );
  const zone = tariff.regionName ? text(tariff.regionName) : t("zone.probe.outside");
  return (
    <div role="status">
      <Text fw={700} fz="lg" className="num">
        {tariff.price === 0 ? t("zone.probe.free") : money(tariff.price)} ·{" "}
        {t("zone.probe.minutes", { count: tariff.minutes })}
      </Text>
      <Text size="sm">
        {t("zone.probe.from", {
          zone,
          branch: nameOf(tariff.branchId),
          kilometres: (tariff.distance / 1000).toFixed(1),
        })}
      </Text>
      {surcharge > 0 && tariff.price > 0 && (
        <Text size="sm">{t("zone.probe.busy", { sum: money(surcharge) })}</Text>
      )}
    </div>
  );
}
