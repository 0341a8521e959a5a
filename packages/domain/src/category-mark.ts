import type { TextByLanguage } from "./text.ts";

/** Icons for dishes without a picture, with patterns for category names. */
const CATEGORY_ICON_PATTERNS = [
  ["set", /to.plam|kombo|набор|комбо|\bsets?\b|combo/],
  ["pizza", /pitsa|пицц|pizza/],
  ["burger", /burger|бургер/],
  ["sandwich", /lavash|shaurma|hot[ -]?dog|лаваш|шаурм|хот-дог|сэндвич|sandwich|\bwraps?\b/],
  ["salad", /salat|салат|salad/],
  ["soup", /sho.rva|суп|soup/],
  ["grill", /kabob|шашлык|кебаб|shashlik|kebab|гриль|grill/],
  ["pot", /palov|lag.mon|manti|quyuq|плов|лагман|горячее|plov|main dish|noodle/],
  ["sauce", /sous|соус|sauce/],
  ["dairy", /\bsut\b|молоч|dairy|milk/],
  ["egg", /tuxum|яйц|eggs?\b/],
  ["fish", /^baliq|^рыба|^fish|seafood|sushi|суши/],
  ["meat", /go.sht|мяс|meat/],
  ["chicken", /tovuq|куриц|chicken|poultry/],
  ["cake", /shirinlik|desert|сладост|десерт|торт|sweet|dessert|cake/],
  ["coffee", /\bchoy\b|qahva|чай|кофе|\btea\b|coffee/],
  ["drink", /ichimlik|напит|drink|juice|\bsoda/],
  ["bread", /\bnon\b|somsa|\bdon\b|guruch|хлеб|лепёш|самса|выпеч|круп|рис|bread|bakery|grain|rice/],
  ["vegetables", /sabzavot|овощ|vegetable/],
  ["fruit", /meva|фрукт|ягод|fruit|berr/],
  ["herbs", /ko.kat|зелень|herb|greens/],
  ["baby", /bola|chaqaloq|дет|малыш|bab(y|ies)|child|kids/],
  ["cleaning", /\buy\b|xo.jalik|для дома|бытов|household|cleaning/],
  ["pets", /hayvon|животн|\bpets?\b/],
] as const;

export type CategoryIcon = (typeof CATEGORY_ICON_PATTERNS)[number][0] | "dish";

/**
 * Returns the icon of a category, derived from its name in any language. Default: "dish". Used for products without a
 * picture, because a picture of another dish would be misleading.
 */
export function findCategoryIcon(name: TextByLanguage): CategoryIcon {
  const words = Object.values(name).join(" · ").toLowerCase();
  return CATEGORY_ICON_PATTERNS.find(([, says]) => says.test(words))?.[0] ?? "dish";
}
