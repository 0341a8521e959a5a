import type { ContentImport, StoryImport } from "../modules/support/index.ts";

const text = (uz: string, ru: string, eng: string) => ({ uz, ru, eng });

/** Two policies, two banners, two vacancies. */
export const testContent: ContentImport = {
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

/** One story of one page. */
export const testStory: StoryImport = {
  key: "news",
  name: text("Yangiliklar", "Новости", "News"),
  picture: "osh/news",
  pages: [
    { picture: "osh/page", text: text("Yangi filial", "Новый филиал", "A new branch"), link: "/branches" },
  ],
};
