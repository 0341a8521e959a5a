import type { Text } from "@dasturxon/contract/shapes";
import { publish } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { stableId } from "../../../platform/stable-id.ts";
import { updateContentVersion } from "../../merchants/index.ts";
import { insertOrUpdateStories } from "./queries.ts";

const SECONDS = 6;

export interface StoryImport {
  key: string;
  name: Text;
  picture: string;
  pages: { picture: string; text: Text; link?: string | null }[];
  startAt?: Date | null;
  endAt?: Date | null;
}

/** Writes stories in their order; the same keys again change what differs. */
export async function importStories(
  tx: Tx,
  merchant: { id: string; key: string },
  stories: StoryImport[],
): Promise<void> {
  const { id: merchantId } = merchant;
  await insertOrUpdateStories(
    tx,
    merchantId,
    stories.map(({ key, name, picture, pages, startAt = null, endAt = null }, position) => ({
      id: stableId(merchant.key, "story", key),
      name,
      image: picture,
      position,
      pages: pages.map((page) => ({
        image: page.picture,
        text: page.text,
        link: page.link ?? null,
        seconds: SECONDS,
      })),
      startAt,
      endAt,
    })),
  );
  await updateContentVersion(tx);
  await publish(tx, { merchantId, topic: "brand-changed", key: merchantId, payload: {} });
}
