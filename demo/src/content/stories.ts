import { pictureGroundOf } from "../picture-grounds.ts";
import type { DemoBrand, DemoContent, DemoProduct, Text } from "../types.ts";

const MAX_PAGES = 4;

const hits: Text = { uz: "Eng sevimlilar", ru: "Хиты", eng: "Favourites", ar: "الأكثر طلبًا" };
const fresh: Text = { uz: "Yangi", ru: "Новинки", eng: "New", ar: "جديد" };
const cheaper: Text = { uz: "Chegirmalar", ru: "Скидки", eng: "Discounts", ar: "تخفيضات" };

/** Returns the name of a dish's portrait picture (`osh/story-toy-oshi`), or of its usual picture if there is none. */
function storyPictureOf(picture: string): string {
  const upright = picture.replace("/", "/story-");
  return pictureGroundOf(upright) ? upright : picture;
}

/** Returns the stories of a brand from its own menu: popular, new and discounted products. */
export function storiesOf(brand: DemoBrand): DemoContent["stories"] {
  const withLabel = (label: DemoProduct["labels"][number]) =>
    brand.products.filter((product) => product.labels.includes(label));
  const isShown = (product: DemoProduct): product is DemoProduct & { picture: string } =>
    product.picture !== null;
  const chosen = [
    { key: "hits", name: hits, products: withLabel("HIT") },
    { key: "new", name: fresh, products: withLabel("NEW") },
    { key: "discounts", name: cheaper, products: brand.products.filter((product) => product.discount > 0) },
  ];
  return chosen.flatMap(({ key, name, products: named }) => {
    const products = named.filter(isShown);
    const pages = products.slice(0, MAX_PAGES).map((product) => ({
      picture: storyPictureOf(product.picture),
      text: product.name,
      productKey: product.key,
    }));
    const [first] = pages;
    return first ? [{ key, name, picture: first.picture, pages }] : [];
  });
}
