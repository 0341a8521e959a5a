import { addAllergens } from "./content/allergens.ts";
import { listBanners } from "./content/banners.ts";
import { findProductFacts } from "./content/facts.ts";
import { createDemoContent } from "./content/index.ts";
import { listSecondPictures } from "./content/second-pictures.ts";
import { market } from "./market/index.ts";
import { osh } from "./osh/index.ts";
import { findPictureGround } from "./picture-grounds.ts";
import { pizza } from "./pizza/index.ts";
import type { DemoBrand, DemoProduct } from "./types.ts";

/** Adds the background color of its picture to a product. Removes pictures that do not exist. */
function addPictureGround(product: DemoProduct): DemoProduct {
  const pictureGround = findPictureGround(product.picture);
  return {
    ...product,
    picture: pictureGround && product.picture,
    pictureGround,
    modificationGroups: product.modificationGroups.map((group) => ({
      ...group,
      modifications: group.modifications.map(({ image, ...one }) =>
        image && findPictureGround(image) ? { ...one, image } : one,
      ),
    })),
  };
}

/** Returns the brand with the facts, allergens and pictures of its products, with its banners and its other content. */
function completeBrand(plain: DemoBrand): DemoBrand {
  const products = addAllergens(plain.key, plain.products).map((product) => ({
    ...addPictureGround(product),
    ...findProductFacts(plain.key, product.key),
    gallery: listSecondPictures(product.picture),
  }));
  const brand = { ...plain, products };
  return { ...brand, banners: listBanners(brand), content: createDemoContent(brand) };
}

/** Brands of the demo. Plain localhost shows the first one. */
export const demoBrands: readonly DemoBrand[] = [osh, pizza, market].map(completeBrand);
