import { MAX_FILE_ZONES } from "@dasturxon/domain/zone-file";
import { planZones, type ZonePlan } from "@dasturxon/domain/plan-zones";
import type { zone } from "@dasturxon/contract/managed/zones";
import { randomId } from "@dasturxon/contract/random-id";
import { Alert, Button, Group, Stack } from "@mantine/core";
import { useMemo, useRef, useState } from "react";
import type { VenueMap } from "../../../../map/use-venue-map.ts";
import { useStaff } from "../../../../platform/session.tsx";
import { useBusy } from "../../../../platform/use-busy.ts";
import { useLanguage, useT } from "../../../../platform/use-language.tsx";
import { type RowOf, useWriting } from "../../../../resource/use-resource.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import shape from "virtual:resource/zone";
import { nextColor } from "../zone-colors.ts";
import { BranchAsked } from "./branch-asked.tsx";
import { PriceAsked } from "./price-asked.tsx";
import { ZonesPlanView } from "./zones-plan-view.tsx";

interface Props {
  text: string;
  zones: readonly RowOf<typeof zone>[];
  venue: VenueMap;
  onClose: () => void;
}

/** Preview of a zone file, with the button that saves its zones one by one. */
export function ZonesPlanned({ text, zones, venue, onClose }: Props) {
  const t = useT();
  const { language } = useLanguage();
  const { languages } = useStaff().merchant;
  const writing = useWriting(shape);
  const { isBusy, run } = useBusy();
  const [written, setWritten] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const [price, setPrice] = useState<number | null>(null);
  const [branchId, setBranchId] = useState<string | null>(null);
  const [branchIds, setBranchIds] = useState<ReadonlyMap<number, string>>(new Map());
  /** Idempotency keys of new zones by their fields, so that a retry after a lost response adds no second zone. */
  const keys = useRef(new Map<string, string>());
  const [isPriceMissing, setPriceMissing] = useState(false);
  const plan = useMemo(() => {
    const { branches } = venue;
    return planZones(zones, text, {
      languages,
      branches,
      bounds: shape.fields,
      colorBeside: nextColor,
      nameless: (line) => t("zones.file.line", { line }),
      price,
      branchId,
      branchIds,
    });
  }, [zones, text, languages, venue, price, branchId, branchIds, t]);
  function keyOf(fields: object): string {
    const said = JSON.stringify(fields);
    const key = keys.current.get(said) ?? randomId();
    keys.current.set(said, key);
    return key;
  }
  async function apply({ added, changed }: ZonePlan) {
    setRefused(null);
    setPriceMissing(unpriced > 0 && price === null);
    if (unpriced > 0 && price === null) return;
    let count = 0;
    const writes = [
      ...changed.map(({ id, version, after, name }) => ({
        name,
        write: () => writing.change(id, version, { ...after }),
      })),
      ...added.map(({ fields, name }) => ({
        name,
        write: () => writing.add({ ...fields }, keyOf(fields)),
      })),
    ];
    for (const { name, write } of writes) {
      const [refusal] = await write();
      // The saved zones stay. The plan then shows only the rest.
      if (refusal) {
        setRefused(`${name}: ${refusal.description[language]}`);
        break;
      }
      count += 1;
    }
    setWritten(count);
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
            {t(`zones.file.${plan}`, { max: MAX_FILE_ZONES })}
          </Alert>
        ) : (
          <ZonesPlanView
            plan={plan}
            choice={{
              branches: venue.branches,
              onChoose: (line, id) => setBranchIds((before) => new Map([...before, [line, id]])),
            }}
            missing={
              <>
                {plan.unbranched > 0 && (
                  <BranchAsked
                    count={plan.unbranched}
                    branches={venue.branches}
                    branchId={branchId}
                    onChange={setBranchId}
                  />
                )}
                {unpriced > 0 && (
                  <PriceAsked
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
            <Button size="md" loading={isBusy} onClick={() => void run(() => apply(plan))}>
              {t("menuSheet.apply", { count })}
            </Button>
          </Group>
        )}
      </Stack>
    </Dialog>
  );
}
