import { bannersOf } from "./content/banners.ts";
import { factsOf } from "./content/facts.ts";
import { contentOf } from "./content/index.ts";
import { market } from "./market/index.ts";
import { osh } from "./osh/index.ts";
import { pictureGroundOf } from "./picture-grounds.ts";
import { pizza } from "./pizza/index.ts";
import type { DemoBrand, DemoProduct } from "./types.ts";

/** Returns the product with its existing pictures and their background colors. */
function pictured(product: DemoProduct): DemoProduct {
  const pictureGround = pictureGroundOf(product.picture);
  return {
    ...product,
    picture: pictureGround && product.picture,
    pictureGround,
    modificationGroups: product.modificationGroups.map((group) => ({
      ...group,
      modifications: group.modifications.map(({ image, ...one }) =>
        image && pictureGroundOf(image) ? { ...one, image } : one,
      ),
    })),
  };
}

/** Returns the brand with its pictures, stories, policies, vacancies and tables. */
function complete(plain: DemoBrand): DemoBrand {
  const products = plain.products.map((product) => ({
    ...pictured(product),
    ...factsOf(plain.key, product.key),
  }));
  const brand = { ...plain, products };
  return { ...brand, banners: bannersOf(brand), content: contentOf(brand) };
}

/** The demo's brands. Plain localhost shows the first one. */
export const demoBrands: readonly DemoBrand[] = [osh, pizza, market].map(complete);
