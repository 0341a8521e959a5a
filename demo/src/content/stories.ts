import { findPictureBackgroundColor } from "../picture-grounds.ts";
import { toPortraitPicture } from "./second-pictures.ts";
import type { DemoBrand, DemoContent, DemoProduct, Text } from "../types.ts";

const MAX_STORY_PAGES = 4;

const hitsTitle: Text = { uz: "Eng sevimlilar", ru: "Хиты", eng: "Favourites", ar: "الأكثر طلبًا" };
const newDishesTitle: Text = { uz: "Yangi", ru: "Новинки", eng: "New", ar: "جديد" };
const discountsTitle: Text = { uz: "Chegirmalar", ru: "Скидки", eng: "Discounts", ar: "تخفيضات" };

/** Returns the name of a dish's portrait picture (`osh/story-toy-oshi`), or of its usual picture if there is none. */
function findStoryPicture(picture: string): string {
  const upright = toPortraitPicture(picture);
  return findPictureBackgroundColor(upright) ? upright : picture;
}

/** Returns the stories of a brand from its own menu: popular, new and discounted products. */
export function createStories(brand: DemoBrand): DemoContent["stories"] {
  const filterByLabel = (label: DemoProduct["labels"][number]) =>
    brand.products.filter((product) => product.labels.includes(label));
  const hasPicture = (product: DemoProduct): product is DemoProduct & { picture: string } =>
    product.picture !== null;
  const chosen = [
    { key: "hits", name: hitsTitle, products: filterByLabel("HIT") },
    { key: "new", name: newDishesTitle, products: filterByLabel("NEW") },
    {
      key: "discounts",
      name: discountsTitle,
      products: brand.products.filter((product) => product.discount > 0),
    },
  ];
  return chosen.flatMap(({ key, name, products: named }) => {
    const products = named.filter(hasPicture);
    const pages = products.slice(0, MAX_STORY_PAGES).map((product) => ({
      picture: findStoryPicture(product.picture),
      text: product.name,
      productKey: product.key,
    }));
    const [first] = pages;
    return first ? [{ key, name, picture: first.picture, pages }] : [];
  });
}
