import { endpoints } from "@dasturxon/contract";
import type { DemoBrand } from "@dasturxon/demo";
import { linkTo } from "@dasturxon/domain/store-link";
import { promos } from "../modules/loyalty/index.ts";
import { couriers } from "../modules/orders/index.ts";
import { diningTables } from "../modules/reservations/index.ts";
import { banners, changePolicy, listPolicies, stories, vacancies } from "../modules/support/index.ts";
import type { Changer } from "../platform/audit/index.ts";
import type { Tx } from "../platform/database/index.ts";
import { isRefused } from "../platform/http/index.ts";
import { stableId } from "../platform/stable-id.ts";
import { addRows } from "./add-rows.ts";
import { couriers as everyBrandsCouriers } from "./couriers.ts";
import {
  bannerRows,
  courierRows,
  type PlainPolicy,
  promoRows,
  storyRows,
  tableRows,
  vacancyRows,
} from "./keyed-rows.ts";

const DAY_MS = 86_400_000;

/** Adds the content of a demo brand besides its menu, with the checks of the console. */
export async function addContent(tx: Tx, owner: Changer, brand: DemoBrand): Promise<void> {
  const { key, banners: ownBanners = [], content } = brand;
  await addRows(tx, owner, couriers, courierRows(key, everyBrandsCouriers));
  await addRows(tx, owner, promos, promoRows(key, datedPromos(brand, owner.clock.now())));
  await addRows(tx, owner, banners, bannerRows(key, linkedBanners(key, ownBanners)));
  if (!content) return;
  await addRows(tx, owner, diningTables, tableRows(key, content.tables));
  await addRows(tx, owner, vacancies, vacancyRows(key, content.vacancies));
  await addRows(tx, owner, stories, storyRows(key, linkedStories(brand, content.stories)));
  await writePolicies(tx, owner, content.policies);
}

/** Writes the policies that do not exist yet. */
export async function writePolicies(tx: Tx, owner: Changer, policies: readonly PlainPolicy[]): Promise<void> {
  const present = await listPolicies(tx, owner.session.merchantId);
  const unwritten = policies.filter(({ type }) => present.some((one) => one.type === type && !one.version));
  for (const { type, text } of unwritten) {
    const body = endpoints.changePolicy.body.parse({ version: 0, text });
    const written = await changePolicy(tx, owner, { type, ...body });
    if (isRefused(written)) throw new Error(`the policy ${type} is refused: ${written.code}`);
  }
}

/** Returns promo codes with validity dates relative to today. */
function datedPromos({ promos: plain }: DemoBrand, now: Date) {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  return plain.map(({ startDay, endDay, ...promo }) => ({
    ...promo,
    startAt: at(startDay),
    endAt: at(endDay),
    isListed: true,
  }));
}

/** Returns stories whose pages link to their products. */
function linkedStories({ key }: DemoBrand, plain: NonNullable<DemoBrand["content"]>["stories"]) {
  return plain.map((story) => ({
    ...story,
    pages: story.pages.map(({ productKey, ...page }) => ({
      ...page,
      link: `/product/${stableId(key, "product", productKey)}`,
    })),
  }));
}

const linkedBanners = (key: string, plain: NonNullable<DemoBrand["banners"]>) =>
  plain.map(({ categoryKey, ...banner }) => ({
    ...banner,
    link: linkTo("category", stableId(key, "category", categoryKey)),
  }));
