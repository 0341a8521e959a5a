import { demoBrands } from "./brands.ts";
import type { DemoBrand, DemoCategory, DemoProduct, Text } from "./types.ts";

/** Names of sizes and styles that turn one dish into several products. */
const nameVariants: Text[] = [
  { uz: "uyda pishgandek", ru: "по-домашнему", eng: "home style" },
  { uz: "katta", ru: "большая порция", eng: "large" },
  { uz: "kichik", ru: "маленькая порция", eng: "small" },
  { uz: "achchiq", ru: "острый вариант", eng: "hot" },
  { uz: "bolalar uchun", ru: "для детей", eng: "for children" },
  { uz: "mavsumiy", ru: "сезонный вариант", eng: "seasonal" },
  { uz: "oshpazdan", ru: "от шефа", eng: "from the chef" },
  { uz: "yengil", ru: "лёгкий вариант", eng: "light" },
];

function createRandomGenerator(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function createVariantName(name: Text, { variant, round }: { variant: Text; round: number }): Text {
  const number = round < nameVariants.length ? "" : ` ${Math.floor(round / nameVariants.length) + 1}`;
  return {
    uz: `${name.uz}, ${variant.uz}${number}`,
    ru: `${name.ru}, ${variant.ru}${number}`,
    eng: `${name.eng}, ${variant.eng}${number}`,
  };
}

function createProductVariant(product: DemoProduct, round: number, random: () => number): DemoProduct {
  if (round === 0) return product;
  const ending = `v${round}`;
  const variant = nameVariants[(round - 1) % nameVariants.length] ?? product.name;
  return {
    ...product,
    key: `${product.key}-${ending}`,
    name: createVariantName(product.name, { variant, round: round - 1 }),
    costPrice: Math.max(1_000, Math.round((product.costPrice * (0.7 + random() * 0.8)) / 1_000) * 1_000),
    discount: random() < 0.12 ? 5 + Math.floor(random() * 5) * 5 : 0,
    priority: product.priority + round * 1_000,
    stock: random() < 0.04 ? 1 + Math.floor(random() * 20) : null,
    modificationGroups: product.modificationGroups.map((group) => ({
      ...group,
      key: `${group.key}-${ending}`,
      modifications: group.modifications.map((one) => ({ ...one, key: `${one.key}-${ending}` })),
    })),
  };
}

/** Maximum number of products per category. More products create more categories of the same kind. */
const MAX_PRODUCTS_PER_CATEGORY = 120;

function spreadOverCategories(categories: DemoCategory[], products: DemoProduct[]) {
  const counts = new Map<string, number>();
  const made = new Map(categories.map((category) => [category.key, category]));
  const placed = products.map((product) => {
    const count = counts.get(product.categoryKey) ?? 0;
    counts.set(product.categoryKey, count + 1);
    const page = Math.floor(count / MAX_PRODUCTS_PER_CATEGORY);
    const first = made.get(product.categoryKey);
    if (page === 0 || !first) return product;
    const key = `${first.key}-${page + 1}`;
    const name = {
      uz: `${first.name.uz} ${page + 1}`,
      ru: `${first.name.ru} ${page + 1}`,
      eng: `${first.name.eng} ${page + 1}`,
    };
    if (!made.has(key)) made.set(key, { ...first, key, name, priority: first.priority + page * 100 });
    return { ...product, categoryKey: key };
  });
  return { categories: [...made.values()], products: placed };
}

/** Returns a menu of exactly `count` products, generated from a brand's own. The same seed returns the same menu. */
export function generateMenu(
  brand: DemoBrand,
  { count, seed = 1 }: { count: number; seed?: number },
): Pick<DemoBrand, "categories" | "products" | "content"> {
  const random = createRandomGenerator(seed);
  const products = Array.from({ length: count }, (_, index) => {
    const original = brand.products[index % brand.products.length];
    if (!original) throw new Error(`${brand.key} has no products to vary`);
    return createProductVariant(original, Math.floor(index / brand.products.length), random);
  });
  const kept = removeMissingPartKeys(products);
  return { ...spreadOverCategories(brand.categories, kept), ...removeStoryPagesWithoutProduct(brand, kept) };
}

/** Removes pages of stories whose product is not in the generated menu. */
function removeStoryPagesWithoutProduct(
  { content }: DemoBrand,
  products: DemoProduct[],
): Pick<DemoBrand, "content"> {
  if (!content) return {};
  const keys = new Set(products.map((product) => product.key));
  const stories = content.stories.flatMap((story) => {
    const pages = story.pages.filter(({ productKey }) => keys.has(productKey));
    return pages.length === 0 ? [] : [{ ...story, pages }];
  });
  return { content: { ...content, stories } };
}

/** Removes the `partKey` of set choices whose product is not in the generated menu. */
function removeMissingPartKeys(products: DemoProduct[]): DemoProduct[] {
  const keys = new Set(products.map((product) => product.key));
  return products.map((product) => ({
    ...product,
    modificationGroups: product.modificationGroups.map((group) => ({
      ...group,
      modifications: group.modifications.map(({ partKey, ...plain }) =>
        partKey && keys.has(partKey) ? { ...plain, partKey } : plain,
      ),
    })),
  }));
}

/** Yields `count` brands, each with a menu of `products` (by default their own). Keys are `b00001`, `b00002`, … */
export function* generateDemoBrands({
  count,
  products,
  seed = 1,
}: {
  count: number;
  products?: number;
  seed?: number;
}): Generator<DemoBrand> {
  for (let index = 0; index < count; index += 1) {
    const original = demoBrands[index % demoBrands.length];
    if (!original) return;
    const number = index + 1;
    const menu =
      products === undefined ? {} : generateMenu(original, { count: products, seed: seed + index });
    yield {
      ...original,
      ...menu,
      key: `b${String(number).padStart(5, "0")}`,
      name: {
        uz: `${original.name.uz} ${number}`,
        ru: `${original.name.ru} ${number}`,
        eng: `${original.name.eng} ${number}`,
      },
      phone: `+99871${String(2_100_000 + index).padStart(7, "0")}`,
    };
  }
}
