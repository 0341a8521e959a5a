import { writePolicies } from "../demo/add-content.ts";
import {
  bannerRows,
  type PlainBanner,
  type PlainPolicy,
  type PlainStory,
  type PlainVacancy,
  storyRows,
  vacancyRows,
} from "../demo/keyed-rows.ts";
import { banners, stories, vacancies } from "../modules/support/index.ts";
import { addRows, ownerOf } from "./add-rows.ts";
import type { TestApp } from "./test-app.ts";

const text = (uz: string, ru: string, eng: string) => ({ uz, ru, eng });

const testContent: { policies: PlainPolicy[]; banners: PlainBanner[]; vacancies: PlainVacancy[] } = {
  policies: [
    { type: "TERMS", text: text("Shartlar", "Условия", "Terms") },
    { type: "PRIVACY_POLICY", text: text("Maxfiylik", "Конфиденциальность", "Privacy") },
  ],
  banners: [
    { picture: "osh/second", name: text("Ikki", "Два", "Two") },
    { picture: "osh/first", name: text("Bir", "Один", "One"), link: "/category" },
  ],
  vacancies: [
    {
      key: "cook",
      position: text("Oshpaz", "Повар", "Cook"),
      responsiblePerson: "Dilnoza",
      phone: "+998712000000",
      salaryFrom: 5_000_000,
      salaryTo: 8_000_000,
      requirements: text("Tajriba", "Опыт", "Experience"),
    },
    {
      key: "courier",
      position: text("Kuryer", "Курьер", "Courier"),
      responsiblePerson: "Anvar",
      phone: "+998712000000",
      salaryFrom: 4_000_000,
      salaryTo: null,
      requirements: text("Velosiped", "Велосипед", "A bicycle"),
    },
  ],
};

/** A story with one page. */
export const testStory: PlainStory = {
  key: "news",
  name: text("Yangiliklar", "Новости", "News"),
  picture: "osh/news",
  pages: [
    { picture: "osh/page", text: text("Yangi filial", "Новый филиал", "A new branch"), link: "/branches" },
  ],
};

/** Adds two policies, two banners and two vacancies to the brand osh. */
export async function addContent(app: TestApp): Promise<void> {
  await app.db.tenant(app.osh, (tx) => writePolicies(tx, ownerOf("osh", app.clock), testContent.policies));
  await addRows(app, "osh", banners, bannerRows("osh", testContent.banners));
  await addRows(app, "osh", vacancies, vacancyRows("osh", testContent.vacancies));
}

/** Adds stories to the brand osh. */
export function addStories(app: TestApp, plain: readonly PlainStory[] = [testStory]): Promise<void> {
  return addRows(app, "osh", stories, storyRows("osh", plain));
}
