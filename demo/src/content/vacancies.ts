import type { DemoBrand, DemoContent } from "../types.ts";

type Vacancy = Omit<DemoContent["vacancies"][number], "phone" | "responsiblePerson">;

const courierVacancy: Vacancy = {
  key: "courier",
  position: { uz: "Kuryer", ru: "Курьер", eng: "Courier", ar: "مندوب توصيل" },
  salaryFrom: 4_500_000,
  salaryTo: null,
  requirements: {
    uz: "18 yoshdan katta, velosiped yoki mopedi bor. Shaharni yaxshi biladi, mijozlar bilan xushmuomala.",
    ru: "Старше 18 лет, свой велосипед или мопед. Хорошо знает город, вежлив с гостями.",
    eng: "Over 18, with a bicycle or a moped. Knows the city well and is polite to guests.",
    ar: "عمره فوق 18 سنة، لديه دراجة هوائية أو نارية. يعرف المدينة جيدًا ومهذّب مع الزبائن.",
  },
};

const operatorVacancy: Vacancy = {
  key: "operator",
  position: { uz: "Operator", ru: "Оператор", eng: "Operator", ar: "موظف طلبات" },
  salaryFrom: 4_000_000,
  salaryTo: 5_500_000,
  requirements: {
    uz: "Oʻzbek va rus tillarini biladi, tez yozadi. Smena jadvali 2/2.",
    ru: "Знает узбекский и русский, быстро печатает. График 2/2.",
    eng: "Speaks Uzbek and Russian and types fast. Two days on, two days off.",
    ar: "يتحدث الأوزبكية والروسية ويكتب بسرعة. يومان عمل ويومان راحة.",
  },
};

const cookVacancy: Vacancy = {
  key: "cook",
  position: { uz: "Oshpaz", ru: "Повар", eng: "Cook" },
  salaryFrom: 6_000_000,
  salaryTo: 9_000_000,
  requirements: {
    uz: "Kamida bir yillik tajriba, tibbiy daftarcha. Ovqat va forma bizdan.",
    ru: "Опыт от года, медицинская книжка. Питание и форма за наш счёт.",
    eng: "At least a year of experience and a health certificate. Meals and uniform are on us.",
  },
};

const waiterVacancy: Vacancy = {
  key: "waiter",
  position: { uz: "Ofitsiant", ru: "Официант", eng: "Waiter" },
  salaryFrom: 3_500_000,
  salaryTo: null,
  requirements: {
    uz: "Xushmuomala, chaqqon. Tajriba shart emas: oʻrgatamiz.",
    ru: "Вежливость и расторопность. Опыт не обязателен: научим.",
    eng: "Polite and quick. No experience needed: we will teach you.",
  },
};

const pickerVacancy: Vacancy = {
  key: "picker",
  position: { uz: "Buyurtma yigʻuvchi", ru: "Сборщик заказов", eng: "Order picker", ar: "مجهّز طلبات" },
  salaryFrom: 4_000_000,
  salaryTo: 6_000_000,
  requirements: {
    uz: "Eʼtiborli va tartibli. Sabzavot va mevani tanlashni biladi.",
    ru: "Внимательность и аккуратность. Умеет выбирать овощи и фрукты.",
    eng: "Attentive and tidy. Knows good fruit and vegetables.",
    ar: "منتبه ومرتّب. يحسن اختيار الخضار والفواكه.",
  },
};

/**
 * Returns the vacancies of a brand: cook and waiter if it has table service, otherwise picker, and in both cases
 * courier and operator.
 */
export function listVacancies(brand: DemoBrand): DemoContent["vacancies"] {
  const hasTables = brand.branches.some((branch) => branch.dineinEnabled);
  return [
    ...(hasTables ? [cookVacancy, waiterVacancy] : [pickerVacancy]),
    courierVacancy,
    operatorVacancy,
  ].map((vacancy) => ({
    ...vacancy,
    phone: brand.phone,
    responsiblePerson: "Dilnoza Karimova",
  }));
}
