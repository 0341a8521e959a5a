import { formatBusinessPhone } from "@dasturxon/domain/business-phone";
import type { Language } from "@dasturxon/domain/language";
import { languageFromWire, formatHtmlLanguageTag } from "@dasturxon/domain/language";
import { createLanguageUrl } from "@dasturxon/domain/language-address";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { calculateListedPrice } from "@dasturxon/domain/listed-price";
import { listOfferedLanguages } from "../../shop/brand/offered-languages.ts";
import { getProductState } from "../../shop/menu/product-view.ts";
import type { Branch, Menu, Product, TextByLanguage, WebSettings } from "../../platform/shapes.ts";
import { toPictureUrl } from "../../platform/picture-url.ts";
import { buildMenuSections } from "./menu-model.ts";

export interface StructuredDataInput {
  merchant: WebSettings;
  language: Language;
  languages: readonly Language[];
  origin: string;
}

/** Returns schema.org Restaurant or GroceryStore for the brand's home page. A restaurant's menu is linked by URL. */
export function buildBrandSchema(input: StructuredDataInput, branches: readonly Branch[]): object {
  const { merchant, origin } = input;
  const say = createLocalizedTextReader(input);
  const isGrocery = merchant.kind === "GROCERY";
  const main = branches.find((branch) => branch.isMain) ?? branches[0];
  return {
    "@context": "https://schema.org",
    "@type": isGrocery ? "GroceryStore" : "Restaurant",
    "@id": `${origin}/#store`,
    name: say(merchant.brand),
    description: say(merchant.about),
    url: formatPageUrl(input, "/"),
    ...(merchant.logo && {
      logo: toAbsolutePictureUrl(origin, merchant.logo),
      image: toAbsolutePictureUrl(origin, merchant.shareImage ?? merchant.logo),
    }),
    ...(merchant.links.phone.active && { telephone: formatBusinessPhone(merchant.links.phone.url) }),
    currenciesAccepted: merchant.currency,
    ...(isGrocery
      ? { hasOfferCatalog: formatPageUrl(input, "/category") }
      : { hasMenu: formatPageUrl(input, "/category"), acceptsReservations: merchant.features.booking }),
    ...(main && {
      address: {
        "@type": "PostalAddress",
        streetAddress: say(main.address),
        addressCountry: merchant.currency === "KZT" ? "KZ" : "UZ",
      },
      geo: { "@type": "GeoCoordinates", latitude: main.latitude, longitude: main.longitude },
      openingHoursSpecification: buildOpeningHoursSchema(main),
    }),
    potentialAction: { "@type": "OrderAction", target: formatPageUrl(input, "/") },
  };
}

/** Returns the products by section: schema.org Menu for a restaurant, OfferCatalog for a grocery. */
export function buildCatalogueSchema(input: StructuredDataInput, menu: Menu): object {
  const say = createLocalizedTextReader(input);
  const isGrocery = input.merchant.kind === "GROCERY";
  const sections = buildMenuSections(menu).map(({ category, products }) => {
    const items = products.map((product) => ({
      name: say(product.name),
      url: formatPageUrl(input, `/product/${product.id}`),
      offers: createOfferSchema(input, product),
    }));
    return isGrocery
      ? {
          "@type": "OfferCatalog",
          name: say(category.name),
          itemListElement: items.map((item) => ({ "@type": "Product", ...item })),
        }
      : {
          "@type": "MenuSection",
          name: say(category.name),
          hasMenuItem: items.map((item) => ({ "@type": "MenuItem", ...item })),
        };
  });
  return {
    "@context": "https://schema.org",
    "@type": isGrocery ? "OfferCatalog" : "Menu",
    name: say(input.merchant.brand),
    url: formatPageUrl(input, "/category"),
    inLanguage: formatHtmlLanguageTag(input.language),
    ...(isGrocery ? { itemListElement: sections } : { hasMenuSection: sections }),
  };
}

/** Number of grades of a product, and number of grades with a text. */
interface GradeCounts {
  grades: number;
  reviews: number;
}

/** Returns schema.org Product with its Offer and its rating [MN-10]. */
export function buildProductSchema(input: StructuredDataInput, product: Product, by: GradeCounts): object {
  const say = createLocalizedTextReader(input);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: say(product.name),
    description: say(product.description),
    sku: product.id,
    url: formatPageUrl(input, `/product/${product.id}`),
    brand: { "@type": "Brand", name: say(input.merchant.brand) },
    ...(product.image && { image: toAbsolutePictureUrl(input.origin, product.image) }),
    offers: createOfferSchema(input, product),
    ...(product.grade !== null &&
      by.grades > 0 && {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: product.grade,
          ratingCount: by.grades,
          ...(by.reviews > 0 && { reviewCount: by.reviews }),
          bestRating: 5,
        },
      }),
  };
}

/** Returns schema.org BreadcrumbList: the store, then the path to a page, each with its name. */
export function buildBreadcrumbSchema(
  input: StructuredDataInput,
  way: readonly { name: TextByLanguage | string; path: string }[],
): object {
  const say = createLocalizedTextReader(input);
  const store = { name: input.merchant.brand, path: "/" };
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [store, ...way].map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: typeof name === "string" ? name : say(name),
      item: formatPageUrl(input, path),
    })),
  };
}

/** Returns the URL of the page in the language of the data [LN-7]. */
function formatPageUrl(input: StructuredDataInput, path: string): string {
  return createLanguageUrl(input.origin + path, input.language, listOfferedLanguages(input));
}

/** Returns an Offer for a single price, or an AggregateOffer if the price depends on the choices. */
function createOfferSchema({ merchant }: StructuredDataInput, product: Product): object {
  const isThere = getProductState(product, Date.now(), merchant).state === "available";
  const { price, highest, isFrom } = calculateListedPrice(product);
  return {
    ...(isFrom
      ? { "@type": "AggregateOffer", lowPrice: price, highPrice: highest }
      : { "@type": "Offer", price }),
    priceCurrency: merchant.currency,
    availability: `https://schema.org/${isThere ? "InStock" : "OutOfStock"}`,
  };
}

function buildOpeningHoursSchema(branch: Branch): object[] {
  const entry = branch.workHours.find((hours) => hours.type === "DELIVERY") ?? branch.workHours[0];
  return (entry?.hours ?? [])
    .filter((day) => !day.isDayOff)
    .flatMap(({ weekName, open, close, extraOpen, extraClose }) => {
      const spans =
        extraOpen && extraClose
          ? [
              [extraOpen, extraClose],
              [open, close],
            ]
          : [[open, close]];
      return spans.map(([opens, closes]) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: weekName.charAt(0) + weekName.slice(1).toLowerCase(),
        // Equal opening and closing times mean around the clock, but search engines read them as closed all day.
        ...(opens === closes ? { opens: "00:00", closes: "23:59" } : { opens, closes }),
      }));
    });
}

function createLocalizedTextReader({
  merchant,
  language,
}: StructuredDataInput): (text: TextByLanguage) => string {
  return (text) => findTextInLanguage(text, language, languageFromWire(merchant.mainLanguage) ?? undefined);
}

function toAbsolutePictureUrl(origin: string, image: string): string {
  const url = toPictureUrl(image, { width: 1080, format: "jpeg" });
  return url.startsWith("/") ? origin + url : url;
}
