import { writePolicies } from "../demo/add-content.ts";
import {
  toBannerRows,
  type PlainBanner,
  type PlainPolicy,
  type PlainStory,
  type PlainVacancy,
  toStoryRows,
  toVacancyRows,
} from "../demo/keyed-rows.ts";
import { banners, stories, vacancies } from "../modules/support/index.ts";
import { addRowsAsOwner, createOwnerChanger } from "./add-rows.ts";
import type { TestApp } from "./test-app.ts";

const threeLanguageText = (uz: string, ru: string, eng: string) => ({ uz, ru, eng });

const testContent: { policies: PlainPolicy[]; banners: PlainBanner[]; vacancies: PlainVacancy[] } = {
  policies: [
    { type: "TERMS", text: threeLanguageText("Shartlar", "Условия", "Terms") },
    { type: "PRIVACY_POLICY", text: threeLanguageText("Maxfiylik", "Конфиденциальность", "Privacy") },
  ],
  banners: [
    { picture: "osh/second", name: threeLanguageText("Ikki", "Два", "Two") },
    { picture: "osh/first", name: threeLanguageText("Bir", "Один", "One"), link: "/category" },
  ],
  vacancies: [
    {
      key: "cook",
      position: threeLanguageText("Oshpaz", "Повар", "Cook"),
      responsiblePerson: "Dilnoza",
      phone: "+998712000000",
      salaryFrom: 5_000_000,
      salaryTo: 8_000_000,
      requirements: threeLanguageText("Tajriba", "Опыт", "Experience"),
    },
    {
      key: "courier",
      position: threeLanguageText("Kuryer", "Курьер", "Courier"),
      responsiblePerson: "Anvar",
      phone: "+998712000000",
      salaryFrom: 4_000_000,
      salaryTo: null,
      requirements: threeLanguageText("Velosiped", "Велосипед", "A bicycle"),
    },
  ],
};

/** A story with one page. */
export const testStory: PlainStory = {
  key: "news",
  name: threeLanguageText("Yangiliklar", "Новости", "News"),
  picture: "osh/news",
  pages: [
    {
      picture: "osh/page",
      text: threeLanguageText("Yangi filial", "Новый филиал", "A new branch"),
      link: "/branches",
    },
  ],
};

/** Adds two policies, two banners and two vacancies to the brand osh. */
export async function addContent(app: TestApp): Promise<void> {
  await app.db.tenant(app.osh, (tx) =>
    writePolicies(tx, createOwnerChanger("osh", app.clock), testContent.policies),
  );
  await addRowsAsOwner(app, "osh", banners, toBannerRows("osh", testContent.banners));
  await addRowsAsOwner(app, "osh", vacancies, toVacancyRows("osh", testContent.vacancies));
}

/** Adds stories to the brand osh. */
export function addStories(app: TestApp, plain: readonly PlainStory[] = [testStory]): Promise<void> {
  return addRowsAsOwner(app, "osh", stories, toStoryRows("osh", plain));
}
