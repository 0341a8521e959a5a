import { writePolicies } from "../demo/add-content.ts";
import {
  toBannerRows,
  type DemoBannerFields,
  type DemoPolicyFields,
  type DemoStoryFields,
  type DemoVacancyFields,
  toStoryRows,
  toVacancyRows,
} from "../demo/keyed-rows.ts";
import { bannersBinding, storiesBinding, vacanciesBinding } from "../modules/support/index.ts";
import { addRowsAsOwner, createTestOwnerAuthor } from "./add-rows.ts";
import type { TestApp } from "./test-app.ts";

const createThreeLanguageText = (uz: string, ru: string, eng: string) => ({ uz, ru, eng });

const testContent: {
  policies: DemoPolicyFields[];
  banners: DemoBannerFields[];
  vacancies: DemoVacancyFields[];
} = {
  policies: [
    { type: "TERMS", text: createThreeLanguageText("Shartlar", "Условия", "Terms") },
    { type: "PRIVACY_POLICY", text: createThreeLanguageText("Maxfiylik", "Конфиденциальность", "Privacy") },
  ],
  banners: [
    { picture: "osh/second", name: createThreeLanguageText("Ikki", "Два", "Two") },
    { picture: "osh/first", name: createThreeLanguageText("Bir", "Один", "One"), link: "/category" },
  ],
  vacancies: [
    {
      key: "cook",
      position: createThreeLanguageText("Oshpaz", "Повар", "Cook"),
      responsiblePerson: "Dilnoza",
      phone: "+998712000000",
      salaryFrom: 5_000_000,
      salaryTo: 8_000_000,
      requirements: createThreeLanguageText("Tajriba", "Опыт", "Experience"),
    },
    {
      key: "courier",
      position: createThreeLanguageText("Kuryer", "Курьер", "Courier"),
      responsiblePerson: "Anvar",
      phone: "+998712000000",
      salaryFrom: 4_000_000,
      salaryTo: null,
      requirements: createThreeLanguageText("Velosiped", "Велосипед", "A bicycle"),
    },
  ],
};

/** Test story with one page. */
export const testStory: DemoStoryFields = {
  key: "news",
  name: createThreeLanguageText("Yangiliklar", "Новости", "News"),
  picture: "osh/news",
  pages: [
    {
      picture: "osh/page",
      text: createThreeLanguageText("Yangi filial", "Новый филиал", "A new branch"),
      link: "/branches",
    },
  ],
};

/** Adds two policies, two banners and two vacancies to the brand osh. */
export async function addTestContent(app: TestApp): Promise<void> {
  await app.db.tenant(app.osh, (tx) =>
    writePolicies(tx, createTestOwnerAuthor("osh", app.clock), testContent.policies),
  );
  await addRowsAsOwner(app, "osh", bannersBinding, toBannerRows("osh", testContent.banners));
  await addRowsAsOwner(app, "osh", vacanciesBinding, toVacancyRows("osh", testContent.vacancies));
}

/** Adds stories to the brand osh. */
export function addTestStories(app: TestApp, plain: readonly DemoStoryFields[] = [testStory]): Promise<void> {
  return addRowsAsOwner(app, "osh", storiesBinding, toStoryRows("osh", plain));
}
