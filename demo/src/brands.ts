import { addAllergens } from "./content/allergens.ts";
import { listBanners } from "./content/banners.ts";
import { findProductFacts } from "./content/facts.ts";
import { createDemoContent } from "./content/index.ts";
import { listSecondPictures } from "./content/second-pictures.ts";
import { marketBrand } from "./market/index.ts";
import { osh } from "./osh/index.ts";
import { findPictureBackgroundColor } from "./picture-grounds.ts";
import { pizzaBrand } from "./pizza/index.ts";
import type { DemoBrand, DemoProduct } from "./types.ts";

/** Adds the background color of its picture to a product. Removes pictures that do not exist. */
function addPictureBackgroundColor(product: DemoProduct): DemoProduct {
  const pictureGround = findPictureBackgroundColor(product.picture);
  return {
    ...product,
    picture: pictureGround && product.picture,
    pictureGround,
    modificationGroups: product.modificationGroups.map((group) => ({
      ...group,
      modifications: group.modifications.map(({ image, ...one }) =>
        image && findPictureBackgroundColor(image) ? { ...one, image } : one,
      ),
    })),
  };
}

/** Returns the brand with the facts, allergens and pictures of its products, with its banners and its other content. */
function completeDemoBrand(plain: DemoBrand): DemoBrand {
  const products = addAllergens(plain.key, plain.products).map((product) => ({
    ...addPictureBackgroundColor(product),
    ...findProductFacts(plain.key, product.key),
    gallery: listSecondPictures(product.picture),
  }));
  const brand = { ...plain, products };
  return { ...brand, banners: listBanners(brand), content: createDemoContent(brand) };
}

/** Brands of the demo. Plain localhost shows the first one. */
export const demoBrands: readonly DemoBrand[] = [osh, pizzaBrand, marketBrand].map(completeDemoBrand);
