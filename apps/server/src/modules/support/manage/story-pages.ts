import type { Story } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { isAllowedPicture, type RowWrite } from "../../../platform/resource/index.ts";
import { isBrokenLink } from "./broken-link.ts";

export type StoryPage = Story["pages"][number];

/**
 * Returns the invalid field of a story's page, for example `pages.0.image`: a picture of another brand, or a link
 * without a target.
 */
export async function findInvalidPageField(
  tx: Tx,
  { merchantId, folders }: Pick<RowWrite, "merchantId" | "folders">,
  { pages, before }: { pages: StoryPage[]; before: StoryPage[] },
): Promise<string | null> {
  const known = new Set(before.flatMap(({ image, link }) => [image, link]));
  for (const [at, { image, link }] of pages.entries()) {
    if (!known.has(image) && !isAllowedPicture({ folders }, image)) return `pages.${at}.image`;
    if (link && !known.has(link) && (await isBrokenLink(tx, merchantId, link))) return `pages.${at}.link`;
  }
  return null;
}
