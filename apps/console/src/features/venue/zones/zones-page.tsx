import type { zone } from "@dasturxon/contract/managed/zones";
import { formatCurrencyLabel } from "@dasturxon/domain/locale";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { createRandomId } from "@dasturxon/contract/random-id";
import { useMemo } from "react";
import { useVenueMap } from "../../../map/use-venue-map.ts";
import { useBranches } from "../../../parts/branches/use-branches.ts";
import { useSignedInStaff } from "../../../platform/session.tsx";
import {
  type Translate,
  useLanguage,
  useTranslate,
  useLocalizeText,
} from "../../../platform/use-language.tsx";
import { useFormatMoney } from "../../../platform/use-money.ts";
import {
  findLargePriceChanges,
  ConfirmPricesDialog,
  type PriceChange,
} from "../../../parts/prices/price-question.tsx";
import { ResourcePage } from "../../../resource/resource-page.tsx";
import { FieldSection } from "../../../resource/section.tsx";
import { type ResourceRowOf, useResourceRows } from "../../../resource/use-resource.ts";
import { QueryStateView } from "../../../ui/query-state.tsx";
import shape from "virtual:resource/zone";
import { ColorField } from "./color-field.tsx";
import { BaseDistanceField } from "./distance-field.tsx";
import { ZonesExportImport } from "./file/zones-file.tsx";
import { ShapeField } from "./shape-field.tsx";
import { DistancePricesField } from "./steps-field.tsx";
import { findUnusedColor } from "./zone-colors.ts";
import { ZonesMap } from "./zones-map.tsx";
import "./zones.css";

type ZoneRow = ResourceRowOf<typeof zone>;

const ZONE_PRICES = ["basePrice", "perKilometre", "freeFrom"] as const;

// The table calls cells as functions, so a cell with hooks must be a component.
const renderZoneName = (row: ZoneRow) => <ZoneNameWithColor {...row} />;
const emptyZoneFilter = { search: "", sort: null, by: {} };

/** Page of the delivery zones and their prices, drawn on a map. The user can try a price before saving. */
export function ZonesPage() {
  const t = useTranslate();
  const text = useLocalizeText();
  const money = useFormatMoney();
  const { language } = useLanguage();
  const sum = formatCurrencyLabel(language, useSignedInStaff().merchant.currency);
  const { branches } = useBranches();
  const [only] = branches;
  const { query, venue } = useVenueMap();
  const { data } = useResourceRows(shape, emptyZoneFilter, "").query;
  const kept = useMemo(() => (data?.pages ?? []).flatMap(({ items }) => items) as ZoneRow[], [data]);
  const outlines = useMemo(
    () =>
      kept.map(({ id, polygon, color, name }) => ({
        id,
        polygon,
        color,
        name: findTextInLanguage(name, language),
      })),
    [kept, language],
  );
  // Temporary id of a zone that is not saved yet. Changes after each save.
  const fresh = useMemo(() => ({ of: data, id: createRandomId() }), [data]).id;
  if (!venue) return <QueryStateView query={query} failed={t("resource.failed")} area="page" />;
  return (
    <ResourcePage<typeof zone>
      of={shape}
      above={
        data && (
          <>
            <ZonesMap venue={venue} zones={outlines} />
            <ZonesExportImport venue={venue} zones={kept} />
          </>
        )
      }
      blank={{
        branchId: branches.length === 1 ? (only?.id ?? "") : "",
        name: {},
        polygon: [],
        color: findUnusedColor(outlines.map(({ color }) => color)),
        basePrice: 10_000,
        baseDistance: 3000,
        perKilometre: 2000,
        freeFrom: 0,
        steps: [],
      }}
      nameOf={({ name }) => text(name)}
      columns={[
        {
          id: "name",
          title: "zone.name",
          cell: renderZoneName,
        },
        "branchId",
        {
          id: "basePrice",
          title: "zones.price",
          isNumber: true,
          cell: ({ basePrice, steps }) => money(steps[0]?.price ?? basePrice),
        },
        {
          id: "freeFrom",
          title: "zone.freeFrom",
          isNumber: true,
          cell: ({ freeFrom }) => (freeFrom > 0 ? money(freeFrom) : "—"),
        },
      ]}
      renderQuestion={(row, values, onAnswer) => {
        const moves = findLargePriceChanges(listZonePriceChanges(row, { ...row, ...values }, t));
        return moves.length > 0 ? (
          <ConfirmPricesDialog moves={moves} isOfMany={moves.length > 1} onAnswer={onAnswer} />
        ) : null;
      }}
      renderForm={(f, { steps }, row) => (
        <>
          <FieldSection isWide>
            <f.name />
            <f.branchId />
            <ShapeField id={row?.id ?? fresh} venue={venue} zones={outlines} />
            <ColorField />
          </FieldSection>
          <FieldSection title={t("zone.tariff")}>
            {(steps as ZoneRow["steps"]).length === 0 && (
              <>
                <f.basePrice unit={sum} />
                <BaseDistanceField />
              </>
            )}
            <f.perKilometre unit={sum} />
            <f.freeFrom unit={sum} />
          </FieldSection>
          <DistancePricesField />
        </>
      )}
    />
  );
}

/** Returns the prices of a zone before and after a change. A new distance has no earlier price. */
function listZonePriceChanges(before: ZoneRow, after: ZoneRow, t: Translate): PriceChange[] {
  const steps = new Map(before.steps.map(({ upTo, price }) => [upTo, price]));
  return [
    ...ZONE_PRICES.map((id) => ({ id, name: t(`zone.${id}`), before: before[id], after: after[id] })),
    ...after.steps.map(({ upTo, price }) => ({
      id: String(upTo),
      name: t("zones.price"),
      before: steps.get(upTo) ?? 0,
      after: price,
    })),
  ];
}

function ZoneNameWithColor({ color, name }: Pick<ZoneRow, "color" | "name">) {
  const text = useLocalizeText();
  return (
    <span className="zone-name">
      <span className="zone-dot" style={{ background: color }} aria-hidden />
      {text(name)}
    </span>
  );
}
