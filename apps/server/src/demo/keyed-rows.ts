import type { PolicyType } from "@dasturxon/contract";
import type { TextByLanguage } from "@dasturxon/contract/shapes";
import type { banner } from "@dasturxon/contract/managed/banners";
import type { courier } from "@dasturxon/contract/managed/couriers";
import type { diningTable } from "@dasturxon/contract/managed/dining-tables";
import type { promo } from "@dasturxon/contract/managed/promos";
import type { story } from "@dasturxon/contract/managed/stories";
import type { vacancy } from "@dasturxon/contract/managed/vacancies";
import type { WrittenRowFields } from "@dasturxon/contract/resource";
import { branchIdFromKeys, tableIdFromKeys } from "../modules/merchants/index.ts";
import { deriveStableId } from "../platform/stable-id.ts";
import type { KeyedRow } from "./add-rows.ts";

const STORY_PAGE_SECONDS = 6;
const unlimitedPeriod = { startAt: null, endAt: null };

export interface DemoPolicyFields {
  type: PolicyType;
  text: TextByLanguage;
}

export interface DemoTableFields {
  branchKey: string;
  number: string;
  place: TextByLanguage;
  chairs: number;
}

export interface DemoBannerFields {
  picture: string;
  name: TextByLanguage;
  link?: string;
}

export interface DemoVacancyFields extends Omit<WrittenRowFields<typeof vacancy>, "isActive"> {
  key: string;
}

export interface DemoStoryFields {
  key: string;
  name: TextByLanguage;
  picture: string;
  pages: { picture: string; text: TextByLanguage; link?: string }[];
  startAt?: string;
  endAt?: string;
}

/** Returns rows of couriers, each with an id derived from the courier's phone. */
export const toCourierRows = (
  key: string,
  couriers: readonly { name: string; phone: string; vehicle?: string | null }[],
): KeyedRow<typeof courier>[] =>
  couriers.map((one) => ({
    id: deriveStableId(key, "courier", one.phone),
    fields: { vehicle: null, ...one, isActive: true, balance: 0 },
  }));

/** Returns rows of promo codes, each with an id derived from the code. */
export const toPromoRows = (
  key: string,
  promos: readonly WrittenRowFields<typeof promo>[],
): KeyedRow<typeof promo>[] =>
  promos.map((fields) => ({ id: deriveStableId(key, "promo", fields.code), fields }));

/** Returns rows of dining tables, each with an id derived from the branch and the table's number. */
export const toTableRows = (
  key: string,
  tables: readonly DemoTableFields[],
): KeyedRow<typeof diningTable>[] =>
  tables.map(({ branchKey, ...table }) => ({
    id: tableIdFromKeys(key, { branchKey, number: table.number }),
    fields: { ...table, branchId: branchIdFromKeys(key, branchKey), isActive: true },
  }));

/** Returns rows of banners, each with an id derived from the banner's picture. */
export const toBannerRows = (key: string, banners: readonly DemoBannerFields[]): KeyedRow<typeof banner>[] =>
  banners.map(({ picture, name, link = null }) => ({
    id: deriveStableId(key, "banner", picture),
    fields: { name, image: picture, link, ...unlimitedPeriod, isActive: true },
  }));

/** Returns rows of vacancies, each with an id derived from the vacancy's key. */
export const toVacancyRows = (
  key: string,
  vacancies: readonly DemoVacancyFields[],
): KeyedRow<typeof vacancy>[] =>
  vacancies.map(({ key: own, ...fields }) => ({
    id: deriveStableId(key, "vacancy", own),
    fields: { ...fields, isActive: true },
  }));

/** Returns rows of stories, each with an id derived from the story's key. Each page of a story is shown for six seconds. */
export const toStoryRows = (key: string, stories: readonly DemoStoryFields[]): KeyedRow<typeof story>[] =>
  stories.map(({ key: own, name, picture, pages, ...times }) => ({
    id: deriveStableId(key, "story", own),
    fields: {
      name,
      image: picture,
      pages: pages.map((page) => ({
        image: page.picture,
        text: page.text,
        link: page.link ?? null,
        seconds: STORY_PAGE_SECONDS,
      })),
      ...unlimitedPeriod,
      ...times,
      isActive: true,
    },
  }));
