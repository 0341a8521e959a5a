import { MAX_ZONE_FILE_LENGTH } from "@dasturxon/domain/zone-file";
import { expect, test } from "vitest";
import { writeZip } from "../../../../platform/zip/write-zip.ts";
import { readArchiveText } from "./read-archive.ts";

const KML_TEXT = "<kml><Document/></kml>";

test("[AD-5] reads the zones of a KMZ file from doc.kml, else from its first KML or GeoJSON file", async () => {
  const hidden = { "__MACOSX/._doc.kml": "no", "files/icon.png": "no" };
  const readArchiveFiles = async (files: Record<string, string>) =>
    readArchiveText(await writeZip({ ...hidden, ...files }));
  expect(await readArchiveFiles({ "a.kml": "no", "doc.kml": KML_TEXT })).toEqual({ text: KML_TEXT });
  expect(await readArchiveFiles({ "zones.geojson": "{}", "Zonalar/Hudud.KML": KML_TEXT })).toEqual({
    text: KML_TEXT,
  });
  expect(await readArchiveFiles({ "zones.geojson": "{}" })).toEqual({ text: "{}" });
  expect(await readArchiveFiles({})).toEqual({ fault: "nothing_inside" });
});

test("[AD-5, S9] refuses a zip bomb in a KMZ file, a truncated file and a file that is not an archive", async () => {
  const bomb = await writeZip({ "doc.kml": new Uint8Array(MAX_ZONE_FILE_LENGTH * 4 + 1) });
  expect(await readArchiveText(bomb)).toEqual({ fault: "too_large" });
  const whole = await writeZip({ "doc.kml": KML_TEXT });
  expect(await readArchiveText(whole.slice(0, whole.size - 30))).toEqual({ fault: "unreadable" });
  expect(await readArchiveText(new Blob(["PK\u0003\u0004..."]))).toEqual({ fault: "unreadable" });
});
