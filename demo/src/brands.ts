import grounds from "../pictures/grounds.json" with { type: "json" };
import { bannersOf } from "./content/banners.ts";
import { contentOf } from "./content/index.ts";
import { market } from "./market/index.ts";
import { osh } from "./osh/index.ts";
import { pizza } from "./pizza/index.ts";
import type { DemoBrand } from "./types.ts";

const groundOf: Record<string, string> = grounds;

/** Each product with the colour of its picture's ground; the brand with its stories, policies, vacancies, tables. */
function grounded(brand: DemoBrand): DemoBrand {
  const products = brand.products.map((product) => ({
    ...product,
    pictureGround: groundOf[product.picture] ?? null,
  }));
  return { ...brand, products, banners: bannersOf(brand), content: contentOf(brand) };
}

/** The demo's brands; the first is the one that bare localhost shows. */
export const demoBrands: readonly DemoBrand[] = [osh, pizza, market].map(grounded);
