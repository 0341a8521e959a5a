import { getAttribute, parseXmlTags } from "./xml.ts";
import type { ZipFile } from "../../../platform/zip/read-zip.ts";

/** Picture placed on a sheet: the cell of its top left corner, from 0, and its name in the file. */
export interface PlacedPicture {
  row: number;
  column: number;
  name: string;
}

/** Returns the pictures placed on the cells of a sheet. The sheet links to a drawing that lists them. */
export async function readPlacedPictures(
  { text }: Pick<ZipFile, "text">,
  sheet: string,
): Promise<PlacedPicture[]> {
  const placed: PlacedPicture[] = [];
  for (const { target, type } of (await readRelationships(text, sheet)).values()) {
    const drawing = type.endsWith("/drawing") ? await text(target) : null;
    if (drawing === null) continue;
    const links = await readRelationships(text, target);
    for (const { id, ...place } of parsePictureAnchors(drawing)) {
      const name = links.get(id)?.target;
      if (name !== undefined) placed.push({ ...place, name });
    }
  }
  return placed;
}

/** Returns the relationships of a part of the file by id, with their target paths. */
async function readRelationships(
  text: ZipFile["text"],
  part: string,
): Promise<Map<string, { target: string; type: string }>> {
  const [folder = "", name = ""] = part.split(/\/(?=[^/]*$)/);
  const links = new Map<string, { target: string; type: string }>();
  for (const tag of parseXmlTags((await text(`${folder}/_rels/${name}.rels`)) ?? "")) {
    const [id, target] = [getAttribute(tag, "Id"), getAttribute(tag, "Target")];
    // Relationships whose target is outside of the Excel file are ignored.
    if (tag.name !== "Relationship" || getAttribute(tag, "TargetMode") === "External" || !id || !target)
      continue;
    const path = new URL(target, `file:///${folder}/`).pathname.slice(1);
    links.set(id, { target: path, type: getAttribute(tag, "Type") ?? "" });
  }
  return links;
}

/** Returns the cell and the picture id of each anchor. For a group of pictures, returns the first. */
function parsePictureAnchors(xml: string): { row: number; column: number; id: string }[] {
  const anchors: { row: number; column: number; id: string }[] = [];
  let place: { row?: number; column?: number; id?: string } = {};
  let isFrom = false;
  for (const tag of parseXmlTags(xml)) {
    const { name, isEnd, text } = tag;
    if (name === "from") isFrom = !isEnd;
    if (isFrom && isEnd && name === "row") place.row = Number(text);
    if (isFrom && isEnd && name === "col") place.column = Number(text);
    if (name === "blip" && !isEnd) place.id ??= getAttribute(tag, "embed") ?? "";
    if (!isEnd || !/^(?:one|two)CellAnchor$/.test(name)) continue;
    const { row = -1, column = -1, id = "" } = place;
    if (row >= 0 && column >= 0 && id) anchors.push({ row, column, id });
    place = {};
  }
  return anchors;
}
