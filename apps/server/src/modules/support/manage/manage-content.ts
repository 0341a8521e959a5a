import { banner } from "@dasturxon/contract/managed/banners";
import { story } from "@dasturxon/contract/managed/stories";
import { isEndBeforeStart } from "@dasturxon/domain/instant";
import type { Tx } from "../../../platform/database/index.ts";
import { type Http, refuse } from "../../../platform/http/index.ts";
import { bindCalls, bound, type RowWrite } from "../../../platform/resource/index.ts";
import { isBrokenLink } from "./broken-link.ts";
import { type StoryPage, wrongPage } from "./story-pages.ts";

const wrong = (field: string) => refuse("bad_request", { field, in: "body" });

/** Banner management [CT-1]. The target of a new link must exist. */
export const banners = bound(banner, { table: "banners", before: beforeBanner });

/** Story management [CT-1]. The targets of the pages' new links must exist. */
export const stories = bound(story, { table: "stories", before: beforeStory });

export function manageContent(http: Http): void {
  bindCalls(http, banners);
  bindCalls(http, stories);
}

async function beforeBanner(tx: Tx, { merchantId, fields, present }: RowWrite<typeof banner>) {
  if (!fields) return undefined;
  const { link, startAt, endAt } = fields;
  if (isEndBeforeStart(startAt, endAt)) return wrong("endAt");
  const isNew = link !== present?.["link"];
  return link && isNew && (await isBrokenLink(tx, merchantId, link)) ? wrong("link") : undefined;
}

async function beforeStory(tx: Tx, writing: RowWrite<typeof story>) {
  const { fields, present } = writing;
  if (!fields) return undefined;
  const { startAt, endAt } = fields;
  if (isEndBeforeStart(startAt, endAt)) return wrong("endAt");
  const before = (present?.["pages"] ?? []) as StoryPage[];
  const fault = await wrongPage(tx, writing, { pages: fields.pages, before });
  return fault ? wrong(fault) : undefined;
}
