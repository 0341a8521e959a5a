import type { ZoneImportPlan } from "@dasturxon/domain/plan-zones";
import { useState } from "react";
import { useContentKeys } from "../../../../platform/use-content-keys.ts";
import { useLanguage } from "../../../../platform/use-language.tsx";
import { useRowMutations } from "../../../../resource/use-resource.ts";
import shape from "virtual:resource/zone";

/** Returns a function that saves the zones of an import plan one by one, until the server refuses one. */
export function useSaveZonePlan() {
  const { language } = useLanguage();
  const writing = useRowMutations(shape);
  /** Number of zones that the last run has saved. */
  const [written, setWritten] = useState(0);
  /** Name of the refused zone with the reason. */
  const [refused, setRefused] = useState<string | null>(null);
  // Keys of new zones, so that a retry after a lost response adds no second zone.
  const getIdempotencyKey = useContentKeys();
  async function saveZones({ added, changed }: ZoneImportPlan) {
    let count = 0;
    const writes = [
      ...changed.map(({ id, version, after, name }) => ({
        name,
        write: () => writing.change(id, version, { ...after }),
      })),
      ...added.map(({ fields, name }) => ({
        name,
        write: () => writing.add({ ...fields }, getIdempotencyKey(fields)),
      })),
    ];
    for (const { name, write } of writes) {
      const [refusal] = await write();
      // Zones that were saved before the refusal remain saved. After the stored zones are loaded again, the plan
      // contains only the zones that are not saved yet.
      if (refusal) {
        setRefused(`${name}: ${refusal.description[language]}`);
        break;
      }
      count += 1;
    }
    setWritten(count);
  }
  return { written, refused, forget: () => setRefused(null), write: saveZones };
}
