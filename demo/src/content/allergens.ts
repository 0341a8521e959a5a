import { ALLERGENS } from "@dasturxon/domain/labels";

type Allergen = (typeof ALLERGENS)[number];

/** Keys of the products that contain an allergen, by brand. Optional choices are not included. */
const productsByAllergen: Record<string, Partial<Record<Allergen, string>>> = {
  osh: {
    GLUTEN: `peshin-toplami ikki-kishilik oilaviy-dasturxon somsa-quti lagmon qovurma-lagmon uygur-lagmon manti
      qovoqli-manti kartoshkali-manti chuchvara qovurma-chuchvara xonim norin shivit-oshi tandir-somsa qoy-somsa
      qovoq-somsa kok-somsa tovuq-somsa kartoshka-somsa parmuda-somsa mampar halim xorazm-tuxum-barak qatlama
      sezar-tovuq obi-non samarqand-non patir chak-chak paxlava medovik`,
    MILK: `shivit-oshi chalop dolma gulyash xorazm-tuxum-barak suzmali-bodring sezar-tovuq medovik muzqaymoq ayron
      qatiq`,
    EGG: "lagmon qazili-palov xorazm-tuxum-barak olivye sezar-tovuq chak-chak nishalda medovik",
    NUTS: "chak-chak holva paxlava novvot-tarelka",
    SESAME: "tandir-somsa kok-somsa xorazm-tuxum-barak holva",
    FISH: "baliq-kabob",
    SOY: "lagmon qovurma-lagmon uygur-lagmon",
    MUSTARD: "olivye sezar-tovuq",
  },
  pizza: {
    GLUTEN: `combo-solo combo-lavash combo-two combo-family combo-office combo-kids combo-football combo-student
      bor-special pepperoni meat-feast tandir-beef barbecue-chicken diablo kazy chicken-mushroom mexican margarita
      four-cheese hawaiian caesar-pizza vegetable tuna mushroom kids hamburger cheeseburger double-burger bor-burger
      chicken-burger hot-chicken-burger fish-burger mushroom-burger veggie-burger lavash-beef lavash-chicken
      lavash-cheese lavash-mini doner-bread shaurma twister hotdog-classic hotdog-tashkent hotdog-cheese hotdog-double
      hotdog-chilli wings-crispy strips nuggets drumsticks bucket cheese-balls onion-rings garlic-bread salad-caesar
      cheesecake medovik chocolate-pizza donut brownie pancakes`,
    MILK: `combo-solo combo-two combo-family combo-office combo-football bor-special pepperoni meat-feast tandir-beef
      barbecue-chicken diablo kazy chicken-mushroom mexican margarita four-cheese hawaiian caesar-pizza vegetable tuna
      mushroom kids cheeseburger double-burger bor-burger lavash-cheese hotdog-cheese fries-cheese cheese-balls nachos
      garlic-bread salad-caesar salad-greek cheesecake medovik chocolate-pizza donut brownie ice-cream pancakes
      milkshake cappuccino ayran sauce-garlic sauce-cheese`,
    EGG: `caesar-pizza bor-burger fish-burger chicken-burger hot-chicken-burger wings-crispy strips nuggets bucket
      salad-caesar salad-coleslaw cheesecake medovik donut brownie pancakes sauce-garlic`,
    NUTS: "brownie chocolate-pizza",
    SESAME: `combo-solo hamburger cheeseburger double-burger bor-burger chicken-burger hot-chicken-burger fish-burger
      mushroom-burger veggie-burger`,
    FISH: "tuna fish-burger",
    MUSTARD: `hotdog-classic hotdog-tashkent hotdog-cheese hotdog-double hotdog-chilli salad-caesar salad-coleslaw
      combo-student`,
  },
  market: {
    GLUTEN: `dumplings obi-non patir samarkand-bread qatlama kulcha loaf baguette lavash-sheet puff-pastry oats flour
      pasta noodles cookies kvass baby-cereal`,
    MILK: `milk-32 milk-25 qatiq chalap ayran kefir qaymoq sour-cream suzma cottage-cheese qurt butter cheese-dutch
      brynza yogurt condensed-milk chocolate cookies ice-cream formula`,
    EGG: "eggs quail-eggs mayonnaise noodles cookies",
    NUTS: "walnuts almonds pistachios halva-samarkand",
    SESAME: "halva-samarkand",
    FISH: "carp canned-fish",
    SOY: "chocolate",
    MUSTARD: "mayonnaise",
  },
};

/**
 * Returns the products of a brand with the codes of the allergens that they contain.
 * @throws if the table names a product that the brand does not sell
 */
export function addAllergens<Product extends { key: string }>(
  brandKey: string,
  products: readonly Product[],
): (Product & { allergens: Allergen[] })[] {
  const sold = new Set(products.map(({ key }) => key));
  const keysByAllergen = new Map(
    Object.entries(productsByAllergen[brandKey] ?? {}).map(([code, keys]) => [code, keys.split(/\s+/)]),
  );
  const unknown = [...keysByAllergen.values()].flat().filter((key) => !sold.has(key));
  if (unknown.length > 0)
    throw new Error(`allergens of unknown products of ${brandKey}: ${unknown.join(", ")}`);
  return products.map((product) => ({
    ...product,
    allergens: ALLERGENS.filter((code) => keysByAllergen.get(code)?.includes(product.key)),
  }));
}
