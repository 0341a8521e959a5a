import type { zone } from "@dasturxon/contract/managed/zones";
import { MAX_ZONE_FILE_LENGTH, formatZonesAsGeoJson } from "@dasturxon/domain/zone-file";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { Button, FileButton, Group } from "@mantine/core";
import { Download, FileUp } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { loadPageChunk } from "../../../../platform/load-chunk.ts";
import { downloadFile } from "../../../../platform/save-file.ts";
import { useSignedInStaff } from "../../../../platform/session.tsx";
import { showErrorText } from "../../../../platform/show-refusal.ts";
import { useBranches } from "../../../../parts/branches/use-branches.ts";
import type { ImportFileFault } from "../../../../platform/zip/read-zip.ts";
import { type MessageId, useTranslate } from "../../../../platform/use-language.tsx";
import type { ResourceRowOf } from "../../../../resource/use-resource.ts";
import type { VenueMap } from "../../../../map/use-venue-map.ts";
import shape from "virtual:resource/zone";

const ZonesFilePreview = lazy(async () => ({
  default: (await loadPageChunk(() => import("./zones-planned.tsx"))).ZonesFilePreview,
}));

interface Props {
  zones: readonly ResourceRowOf<typeof zone>[];
  venue: VenueMap;
}

/** Checks whether a file starts with the signature of a ZIP archive. KMZ files are ZIP archives too. */
const isZipArchive = (head: string) => head === "PK\u0003\u0004";

const FILE_FAULT_TEXTS: ReadonlyMap<ImportFileFault, MessageId> = new Map([
  ["too_large", "zones.file.too_large"],
  ["nothing_inside", "zones.file.archive"],
]);

/** Exports delivery zones as GeoJSON and imports them from GeoJSON, KML or KMZ, with a preview of the changes. */
export function ZonesExportImport({ zones, venue }: Props) {
  const t = useTranslate();
  const { role, merchant } = useSignedInStaff();
  const { branches } = useBranches();
  const [text, setText] = useState<string | null>(null);
  const mayWrite = shape.writes.some((each) => each === role);
  const exportZones = () => {
    const names = new Map(branches.map(({ id, name }) => [id, name]));
    const said = formatZonesAsGeoJson(zones, { languages: merchant.languages, branches: names });
    const file = new Blob([JSON.stringify(said, null, 1)], { type: "application/geo+json" });
    downloadFile(file, `zones-${dayFromInstant(new Date(), merchant.timeZone)}.geojson`);
  };
  async function readZonesFile(file: File | null) {
    if (!file) return;
    if (isZipArchive(await file.slice(0, 4).text())) {
      const { readArchiveText } = await loadPageChunk(() => import("./read-archive.ts"));
      const read = await readArchiveText(file);
      if ("text" in read) setText(read.text);
      else showErrorText(t(FILE_FAULT_TEXTS.get(read.fault) ?? "zones.file.unreadable"));
    }
    // A character has at most four bytes, so a larger file exceeds the limit and is not read.
    else if (file.size > MAX_ZONE_FILE_LENGTH * 4) showErrorText(t("zones.file.too_large"));
    else setText(await file.text());
  }
  return (
    <Group gap="sm">
      <Button
        variant="default"
        size="md"
        disabled={zones.length === 0}
        leftSection={<Download size={18} aria-hidden />}
        onClick={exportZones}
      >
        {t("zones.file.out")}
      </Button>
      {mayWrite && (
        <FileButton
          accept=".geojson,.json,.geojsonl,.kml,.kmz,application/geo+json,application/json,application/vnd.google-earth.kml+xml,application/vnd.google-earth.kmz,.zip"
          inputProps={{ "aria-label": t("zones.file.in") }}
          onChange={(file) => void readZonesFile(file)}
        >
          {(props) => (
            <Button {...props} variant="default" size="md" leftSection={<FileUp size={18} aria-hidden />}>
              {t("zones.file.in")}
            </Button>
          )}
        </FileButton>
      )}
      {text !== null && (
        <Suspense>
          <ZonesFilePreview text={text} zones={zones} venue={venue} onClose={() => setText(null)} />
        </Suspense>
      )}
    </Group>
  );
}
