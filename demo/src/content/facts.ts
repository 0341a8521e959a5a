import type { DemoProduct } from "../types.ts";
import { createText, type ThreeLanguageWords } from "../words.ts";

type DishCompositionAndNutrition = Pick<DemoProduct, "composition" | "nutrition">;

/** Grams of protein, fat and carbohydrate in 100 g of a product. */
type NutritionGrams = readonly [number, number, number];

function createCompositionAndNutrition(
  composition: ThreeLanguageWords,
  [protein, fat, carbohydrate]: NutritionGrams,
): DishCompositionAndNutrition {
  return { composition: createText(composition), nutrition: { protein, fat, carbohydrate } };
}

const plovComposition: ThreeLanguageWords = [
  "Devzira guruch, sariq sabzi, qoʻy goʻshti, piyoz, noʻxat, mayiz, paxta yogʻi, zira, tuz.",
  "Рис девзира, жёлтая морковь, баранина, лук, нут, изюм, хлопковое масло, зира, соль.",
  "Devzira rice, yellow carrots, lamb, onions, chickpeas, raisins, cottonseed oil, cumin, salt.",
];
const teahousePlovComposition: ThreeLanguageWords = [
  "Lazer guruch, sabzi, mol goʻshti, dumba yogʻi, piyoz, sarimsoq, zira, tuz.",
  "Рис лазер, морковь, говядина, курдючный жир, лук, чеснок, зира, соль.",
  "Lazer rice, carrots, beef, tail fat, onions, garlic, cumin, salt.",
];
const lagmanComposition: ThreeLanguageWords = [
  "Bugʻdoy uni, mol goʻshti, bulgʻor qalampiri, pomidor, selderey, sarimsoq, soya qaylasi.",
  "Пшеничная мука, говядина, болгарский перец, помидоры, сельдерей, чеснок, соевый соус.",
  "Wheat flour, beef, sweet pepper, tomatoes, celery, garlic, soy sauce.",
];
const mantiComposition: ThreeLanguageWords = [
  "Bugʻdoy uni, qiyma goʻsht, piyoz, dumba yogʻi, zira, qora murch.",
  "Пшеничная мука, рубленое мясо, лук, курдючный жир, зира, чёрный перец.",
  "Wheat flour, minced meat, onions, tail fat, cumin, black pepper.",
];
const somsaComposition: ThreeLanguageWords = [
  "Qatlama xamir, mol goʻshti, piyoz, dumba yogʻi, zira, sedana.",
  "Слоёное тесто, говядина, лук, курдючный жир, зира, седана.",
  "Flaky pastry, beef, onions, tail fat, cumin, nigella.",
];
const pepperoniComposition: ThreeLanguageWords = [
  "Xamir (bugʻdoy uni, suv, xamirturush), mol goʻshtidan pepperoni, mozzarella, pomidor sousi, oregano.",
  "Тесто (пшеничная мука, вода, дрожжи), говяжья пепперони, моцарелла, томатный соус, орегано.",
  "Dough (wheat flour, water, yeast), beef pepperoni, mozzarella, tomato sauce, oregano.",
];
const margaritaComposition: ThreeLanguageWords = [
  "Xamir (bugʻdoy uni, suv, xamirturush), mozzarella, pomidor, pomidor sousi, rayhon.",
  "Тесто (пшеничная мука, вода, дрожжи), моцарелла, помидоры, томатный соус, базилик.",
  "Dough (wheat flour, water, yeast), mozzarella, tomatoes, tomato sauce, basil.",
];
const caesarComposition: ThreeLanguageWords = [
  "Romen salati, tovuq filesi, parmezan, suxari, tuxumli va xantalli sous.",
  "Салат романо, куриное филе, пармезан, сухарики, соус с яйцом и горчицей.",
  "Romaine lettuce, chicken fillet, parmesan, croutons, dressing with egg and mustard.",
];

const compositionAndNutritionByProduct: Record<string, DishCompositionAndNutrition> = {
  "osh/toy-oshi": createCompositionAndNutrition(plovComposition, [8, 11, 26]),
  "osh/choyxona-palov": createCompositionAndNutrition(teahousePlovComposition, [8, 13, 25]),
  "osh/lagmon": createCompositionAndNutrition(lagmanComposition, [7, 5, 16]),
  "osh/manti": createCompositionAndNutrition(mantiComposition, [9, 10, 20]),
  "osh/tandir-somsa": createCompositionAndNutrition(somsaComposition, [10, 15, 28]),
  "pizza/pepperoni": createCompositionAndNutrition(pepperoniComposition, [12, 11, 28]),
  "pizza/margarita": createCompositionAndNutrition(margaritaComposition, [10, 8, 29]),
  "pizza/salad-caesar": createCompositionAndNutrition(caesarComposition, [11, 12, 8]),
};

/** Returns the composition and nutrition of a product. Empty if unknown. */
export function findProductFacts(brandKey: string, productKey: string): DishCompositionAndNutrition {
  return compositionAndNutritionByProduct[`${brandKey}/${productKey}`] ?? {};
}
