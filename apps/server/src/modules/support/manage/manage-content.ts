import { banner } from "@dasturxon/contract/managed/banners";
import { story } from "@dasturxon/contract/managed/stories";
import { isTurned } from "@dasturxon/domain/instant";
import type { Tx } from "../../../platform/database/index.ts";
import { type Http, refuse } from "../../../platform/http/index.ts";
import { bindResource, type Writing } from "../../../platform/resource/index.ts";
import { leadsToNothing } from "./leads-to-nothing.ts";
import { type StoryPage, wrongPage } from "./story-pages.ts";

const wrong = (field: string) => refuse("bad_request", { field, in: "body" });

/** Banners and stories as people keep them [CT-1]: what a link names has to be there when it is written. */
export function manageContent(http: Http): void {
  bindResource(http, banner, {
    table: "banners",
    async before(tx, { merchantId, fields, present }) {
      if (!fields) return undefined;
      const { link, startAt, endAt } = fields;
      if (isTurned(startAt, endAt)) return wrong("endAt");
      const isNew = link !== present?.["link"];
      return link && isNew && (await leadsToNothing(tx, merchantId, link)) ? wrong("link") : undefined;
    },
  });
  bindResource(http, story, { table: "stories", before: beforeStory });
}

async function beforeStory(tx: Tx, { merchantId, fields, present }: Writing<typeof story>) {
  if (!fields) return undefined;
  const { startAt, endAt } = fields;
  if (isTurned(startAt, endAt)) return wrong("endAt");
  const before = (present?.["pages"] ?? []) as StoryPage[];
  const fault = await wrongPage(tx, merchantId, { pages: fields.pages, before });
  return fault ? wrong(fault) : undefined;
}
