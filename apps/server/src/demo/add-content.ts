import { endpoints } from "@dasturxon/contract";
import type { DemoBrand } from "@dasturxon/demo";
import { createStoreLink } from "@dasturxon/domain/store-link";
import { promoBinding } from "../modules/loyalty/index.ts";
import { courierBinding } from "../modules/orders/index.ts";
import { diningTablesBinding } from "../modules/reservations/index.ts";
import {
  bannersBinding,
  changePolicy,
  listPolicies,
  storiesBinding,
  vacanciesBinding,
} from "../modules/support/index.ts";
import type { ChangeAuthor } from "../platform/audit/index.ts";
import type { Tx } from "../platform/database/index.ts";
import { isRefused } from "../platform/http/index.ts";
import { deriveStableId } from "../platform/stable-id.ts";
import { addMissingRows } from "./add-rows.ts";
import { demoCouriers as everyBrandsCouriers } from "./couriers.ts";
import {
  toBannerRows,
  toCourierRows,
  type DemoPolicyFields,
  toPromoRows,
  toStoryRows,
  toTableRows,
  toVacancyRows,
} from "./keyed-rows.ts";

const DAY_MS = 86_400_000;

/** Adds the content of a demo brand except its menu, with the same checks as the console. */
export async function addDemoContent(tx: Tx, owner: ChangeAuthor, brand: DemoBrand): Promise<void> {
  const { key, banners: ownBanners = [], content } = brand;
  await addMissingRows(tx, owner, courierBinding, toCourierRows(key, everyBrandsCouriers));
  await addMissingRows(tx, owner, promoBinding, toPromoRows(key, toDatedPromos(brand, owner.clock.now())));
  await addMissingRows(tx, owner, bannersBinding, toBannerRows(key, toLinkedBanners(key, ownBanners)));
  if (!content) return;
  await addMissingRows(tx, owner, diningTablesBinding, toTableRows(key, content.tables));
  await addMissingRows(tx, owner, vacanciesBinding, toVacancyRows(key, content.vacancies));
  await addMissingRows(tx, owner, storiesBinding, toStoryRows(key, toLinkedStories(brand, content.stories)));
  await writePolicies(tx, owner, content.policies);
}

/** Adds those policies that the brand does not have yet. */
export async function writePolicies(
  tx: Tx,
  owner: ChangeAuthor,
  policies: readonly DemoPolicyFields[],
): Promise<void> {
  const present = await listPolicies(tx, owner.session.merchantId);
  const unwritten = policies.filter(({ type }) => present.some((one) => one.type === type && !one.version));
  for (const { type, text } of unwritten) {
    const body = endpoints.changePolicy.body.parse({ version: 0, text });
    const written = await changePolicy(tx, owner, { type, ...body });
    if (isRefused(written)) throw new Error(`the policy ${type} is refused: ${written.code}`);
  }
}

/** Returns promo codes with validity dates relative to today. */
function toDatedPromos({ promos: plain }: DemoBrand, now: Date) {
  const daysFromNow = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  return plain.map(({ startDay, endDay, ...promo }) => ({
    ...promo,
    startAt: daysFromNow(startDay),
    endAt: daysFromNow(endDay),
    isListed: true,
  }));
}

/** Returns stories whose pages link to their products. */
function toLinkedStories({ key }: DemoBrand, plain: NonNullable<DemoBrand["content"]>["stories"]) {
  return plain.map((story) => ({
    ...story,
    pages: story.pages.map(({ productKey, ...page }) => ({
      ...page,
      link: `/product/${deriveStableId(key, "product", productKey)}`,
    })),
  }));
}

const toLinkedBanners = (key: string, plain: NonNullable<DemoBrand["banners"]>) =>
  plain.map(({ categoryKey, ...banner }) => ({
    ...banner,
    link: createStoreLink("category", deriveStableId(key, "category", categoryKey)),
  }));
