import { banner } from "@dasturxon/contract/managed/banners";
import { story } from "@dasturxon/contract/managed/stories";
import { isEndBeforeStart } from "@dasturxon/domain/instant";
import type { Tx } from "../../../platform/database/index.ts";
import { type Http, refuse } from "../../../platform/http/index.ts";
import { bindResourceCalls, defineBinding, type RowWrite } from "../../../platform/resource/index.ts";
import { isBrokenLink } from "./broken-link.ts";
import { type StoryPage, findInvalidPageField } from "./story-pages.ts";

const refuseBodyField = (field: string) => refuse("bad_request", { field, in: "body" });

/** Banner management [CT-1]. The target of a new link must exist. */
export const bannerManagementBinding = defineBinding(banner, { table: "banners", before: checkBanner });

/** Story management [CT-1]. The targets of the pages' new links must exist. */
export const storyManagementBinding = defineBinding(story, { table: "stories", before: checkStory });

export function registerManagedContent(http: Http): void {
  bindResourceCalls(http, bannerManagementBinding);
  bindResourceCalls(http, storyManagementBinding);
}

async function checkBanner(tx: Tx, { merchantId, fields, present }: RowWrite<typeof banner>) {
  if (!fields) return undefined;
  const { link, startAt, endAt } = fields;
  if (isEndBeforeStart(startAt, endAt)) return refuseBodyField("endAt");
  const isNew = link !== present?.["link"];
  return link && isNew && (await isBrokenLink(tx, merchantId, link)) ? refuseBodyField("link") : undefined;
}

async function checkStory(tx: Tx, writing: RowWrite<typeof story>) {
  const { fields, present } = writing;
  if (!fields) return undefined;
  const { startAt, endAt } = fields;
  if (isEndBeforeStart(startAt, endAt)) return refuseBodyField("endAt");
  const before = (present?.["pages"] ?? []) as StoryPage[];
  const fault = await findInvalidPageField(tx, writing, { pages: fields.pages, before });
  return fault ? refuseBodyField(fault) : undefined;
}
