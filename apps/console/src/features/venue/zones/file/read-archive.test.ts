import { MAX_ZONE_FILE } from "@dasturxon/domain/zone-file";
import { expect, test } from "vitest";
import { writeZip } from "../../../../platform/zip/write-zip.ts";
import { archiveText } from "./read-archive.ts";

const KML = "<kml><Document/></kml>";

test("[AD-5] reads the zones of a KMZ file from doc.kml, else from its first KML or GeoJSON file", async () => {
  const hidden = { "__MACOSX/._doc.kml": "no", "files/icon.png": "no" };
  const read = async (files: Record<string, string>) => archiveText(await writeZip({ ...hidden, ...files }));
  expect(await read({ "a.kml": "no", "doc.kml": KML })).toEqual({ text: KML });
  expect(await read({ "zones.geojson": "{}", "Zonalar/Hudud.KML": KML })).toEqual({ text: KML });
  expect(await read({ "zones.geojson": "{}" })).toEqual({ text: "{}" });
  expect(await read({})).toEqual({ fault: "nothing_inside" });
});

test("[AD-5, S9] refuses a zip bomb in a KMZ file, a truncated file and a file that is not an archive", async () => {
  const bomb = await writeZip({ "doc.kml": new Uint8Array(MAX_ZONE_FILE * 4 + 1) });
  expect(await archiveText(bomb)).toEqual({ fault: "too_large" });
  const whole = await writeZip({ "doc.kml": KML });
  expect(await archiveText(whole.slice(0, whole.size - 30))).toEqual({ fault: "unreadable" });
  expect(await archiveText(new Blob(["PK\u0003\u0004..."]))).toEqual({ fault: "unreadable" });
});
