import { expect, test } from "vitest";
import { createTestProduct } from "../../testing/product-fixture.ts";
import type { Branch, WebSettings } from "../../platform/shapes.ts";
import {
  buildBrandSchema,
  buildBreadcrumbSchema,
  buildCatalogueSchema,
  buildProductSchema,
} from "./structured-data.ts";
import type { StructuredDataInput } from "./structured-data.ts";

const inactiveLink = { active: false, url: "" };

/** Returns a page in Russian of a brand whose main language is Uzbek. */
function createPageInput(change: Partial<WebSettings> = {}): StructuredDataInput {
  const merchant = {
    brand: { uz: "Oshxona", ru: "Ошхона" },
    about: {},
    kind: "RESTAURANT",
    mainLanguage: "uz",
    currency: "UZS",
    timeZone: "Asia/Tashkent",
    links: { phone: inactiveLink },
    features: { booking: true },
    ...change,
  } as unknown as WebSettings;
  return { merchant, language: "ru", languages: ["uz", "ru"], origin: "https://osh.example" };
}

test("[BR-5, LN-7] a restaurant describes its menu and reservations, a grocery its products, each in the page's language", () => {
  expect(buildBrandSchema(createPageInput(), [])).toMatchObject({
    "@type": "Restaurant",
    name: "Ошхона",
    url: "https://osh.example/?lang=ru",
    hasMenu: "https://osh.example/category?lang=ru",
    acceptsReservations: true,
  });
  const grocery = buildBrandSchema(createPageInput({ kind: "GROCERY" }), []);
  expect(grocery).toMatchObject({
    "@type": "GroceryStore",
    hasOfferCatalog: "https://osh.example/category?lang=ru",
  });
  expect(grocery).not.toHaveProperty("hasMenu");
  const menu = { version: "1", groups: [], categories: [], products: [], pauses: [] };
  expect(buildCatalogueSchema(createPageInput({ kind: "GROCERY" }), menu)).toMatchObject({
    "@type": "OfferCatalog",
  });
});

test("[BN-4] opening hours have the extra interval first, all day for 24 hours, and no day off", () => {
  const hours = [
    {
      weekName: "MONDAY",
      open: "10:00",
      close: "23:00",
      extraOpen: "05:30",
      extraClose: "08:30",
      isDayOff: false,
    },
    // With equal opening and closing times, search engines would read the day as closed.
    { weekName: "TUESDAY", open: "00:00", close: "00:00", isDayOff: false },
    { weekName: "WEDNESDAY", open: "18:00", close: "02:00", isDayOff: false },
    { weekName: "THURSDAY", open: "10:00", close: "23:00", isDayOff: true },
  ];
  const branch = { isMain: true, address: {}, workHours: [{ type: "DELIVERY", hours }] } as unknown as Branch;
  const createOpeningHours = (dayOfWeek: string, opens: string, closes: string) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek,
    opens,
    closes,
  });
  expect(buildBrandSchema(createPageInput(), [branch])).toHaveProperty("openingHoursSpecification", [
    createOpeningHours("Monday", "05:30", "08:30"),
    createOpeningHours("Monday", "10:00", "23:00"),
    createOpeningHours("Tuesday", "00:00", "23:59"),
    createOpeningHours("Wednesday", "18:00", "02:00"),
  ]);
});

test("[MN-10] a product has its price, rating and number of ratings, and reviews only if there are any", () => {
  const product = createTestProduct({ grade: 4.5 });
  expect(buildProductSchema(createPageInput(), product, { grades: 20, reviews: 12 })).toMatchObject({
    "@type": "Product",
    url: "https://osh.example/product/osh?lang=ru",
    offers: { "@type": "Offer", price: 10_000, priceCurrency: "UZS" },
    aggregateRating: { ratingValue: 4.5, ratingCount: 20, reviewCount: 12, bestRating: 5 },
  });
  expect(buildProductSchema(createPageInput(), product, { grades: 3, reviews: 0 })).toMatchObject({
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.5, ratingCount: 3, bestRating: 5 },
  });
  expect(
    JSON.stringify(buildProductSchema(createPageInput(), product, { grades: 3, reviews: 0 })),
  ).not.toContain("reviewCount");
  expect(
    buildProductSchema(createPageInput(), createTestProduct(), { grades: 3, reviews: 3 }),
  ).not.toHaveProperty("aggregateRating");
});

test("[LN-7] breadcrumbs begin at the store, with URLs of its language", () => {
  const way = [{ name: { uz: "Palovlar", ru: "Пловы" }, path: "/#c-1" }];
  expect(buildBreadcrumbSchema(createPageInput(), way)).toMatchObject({
    itemListElement: [
      { position: 1, name: "Ошхона", item: "https://osh.example/?lang=ru" },
      { position: 2, name: "Пловы", item: "https://osh.example/?lang=ru#c-1" },
    ],
  });
});
