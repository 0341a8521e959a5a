import { MAX_ZONES_PER_FILE } from "@dasturxon/domain/zone-file";
import { planZoneImport, type ZoneImportPlan } from "@dasturxon/domain/plan-zones";
import type { zone } from "@dasturxon/contract/managed/zones";
import { Alert, Button, Group, Stack } from "@mantine/core";
import { useMemo, useState } from "react";
import type { VenueMap } from "../../../../map/use-venue-map.ts";
import { useSignedInStaff } from "../../../../platform/session.tsx";
import { useBusy } from "../../../../platform/use-busy.ts";
import { useTranslate } from "../../../../platform/use-language.tsx";
import type { ResourceRowOf } from "../../../../resource/use-resource.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import shape from "virtual:resource/zone";
import { findUnusedColor } from "../zone-colors.ts";
import { BranchOfZonesQuestion } from "./zone-branch-question.tsx";
import { ZonePriceQuestion } from "./zone-price-question.tsx";
import { useSaveZonePlan } from "./use-zone-writes.ts";
import { ZonesPlanView } from "./zones-plan-view.tsx";

interface Props {
  text: string;
  zones: readonly ResourceRowOf<typeof zone>[];
  venue: VenueMap;
  onClose: () => void;
}

/** Preview of a zone file, with the button that saves its zones one by one. */
export function ZonesFilePreview({ text, zones, venue, onClose }: Props) {
  const t = useTranslate();
  const { languages } = useSignedInStaff().merchant;
  const { written, refused, forget, write } = useSaveZonePlan();
  const { isBusy, run } = useBusy();
  const [price, setPrice] = useState<number | null>(null);
  const [branchId, setBranchId] = useState<string | null>(null);
  const [branchIds, setBranchIds] = useState<ReadonlyMap<number, string>>(new Map());
  const [isPriceMissing, setPriceMissing] = useState(false);
  const plan = useMemo(() => {
    const { branches } = venue;
    return planZoneImport(zones, text, {
      languages,
      branches,
      bounds: shape.fields,
      colorBeside: findUnusedColor,
      nameless: (line) => t("zones.file.line", { line }),
      price,
      branchId,
      branchIds,
    });
  }, [zones, text, languages, venue, price, branchId, branchIds, t]);
  async function applyPlan(plan: ZoneImportPlan) {
    forget();
    setPriceMissing(unpriced > 0 && price === null);
    if (unpriced === 0 || price !== null) await write(plan);
  }
  const unpriced = typeof plan === "string" ? 0 : plan.added.filter(({ isUnpriced }) => isUnpriced).length;
  const count = typeof plan === "string" ? 0 : plan.added.length + plan.changed.length;
  return (
    <Dialog title={t("zones.file.title")} isOpen onClose={onClose}>
      <Stack gap="md">
        {written > 0 && (
          <Alert color="teal" role="status">
            {t("zones.file.done", { count: written })}
          </Alert>
        )}
        {refused !== null && (
          <Alert color="red" role="alert">
            {refused}
          </Alert>
        )}
        {typeof plan === "string" ? (
          <Alert color="red" role="alert">
            {t(`zones.file.${plan}`, { max: MAX_ZONES_PER_FILE })}
          </Alert>
        ) : (
          <ZonesPlanView
            plan={plan}
            branchChoice={{
              branches: venue.branches,
              onChoose: (line, id) => setBranchIds((before) => new Map([...before, [line, id]])),
            }}
            missing={
              <>
                {plan.unbranched > 0 && (
                  <BranchOfZonesQuestion
                    count={plan.unbranched}
                    branches={venue.branches}
                    branchId={branchId}
                    onChange={setBranchId}
                  />
                )}
                {unpriced > 0 && (
                  <ZonePriceQuestion
                    count={unpriced}
                    price={price}
                    isMissing={isPriceMissing && price === null}
                    onChange={setPrice}
                  />
                )}
              </>
            }
          />
        )}
        {typeof plan !== "string" && count > 0 && (
          <Group justify="flex-end">
            <Button size="md" loading={isBusy} onClick={() => void run(() => applyPlan(plan))}>
              {t("menuSheet.apply", { count })}
            </Button>
          </Group>
        )}
      </Stack>
    </Dialog>
  );
}
