import { MAX_ZONE_FILE_LENGTH } from "@dasturxon/domain/zone-file";
import {
  type ImportFileFault,
  MAX_ZIP_BYTES,
  openZip,
  UnreadableFile,
} from "../../../../platform/zip/read-zip.ts";

/** Files that systems and editors add to an archive. */
const SYSTEM_FILE_PATTERN = /(?:^|\/)(?:__MACOSX\/|\.)/;
const ZONE_FILE_PATTERN = /\.(?:kml|geojson|json)$/i;

/**
 * Returns the text of the zone file in an archive: `doc.kml` of a KMZ file, else the first KML or GeoJSON file. Unpacks
 * only this file, up to the size limit of zone files. Throws `UnreadableFile` if there is none.
 */
async function readArchive(file: Blob): Promise<string> {
  if (file.size > MAX_ZIP_BYTES) throw new UnreadableFile("too_large");
  const { names, bytes } = await openZip(file);
  const known = names.filter((name) => ZONE_FILE_PATTERN.test(name) && !SYSTEM_FILE_PATTERN.test(name));
  const name =
    known.find((each) => each.toLowerCase() === "doc.kml") ?? known.find(isKmlFileName) ?? known[0];
  if (name === undefined) throw new UnreadableFile("nothing_inside");
  // The limit of a zone file is in characters, and a character of UTF-8 has at most four bytes.
  return new Blob(await bytes(name, MAX_ZONE_FILE_LENGTH * 4)).text();
}

const isKmlFileName = (name: string) => /\.kml$/i.test(name);

/** Returns the text of the zone file, or the reason why the archive cannot be read. */
export async function readArchiveText(file: Blob): Promise<{ text: string } | { fault: ImportFileFault }> {
  try {
    return { text: await readArchive(file) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { fault: error.fault };
    throw error;
  }
}
