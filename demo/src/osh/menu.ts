import { teas, drinks } from "./ichimlik.ts";
import { doughDishes } from "./hamir.ts";
import { kebabs } from "./kabob.ts";
import { breads } from "./non.ts";
import { breakfasts } from "./nonushta.ts";
import { palov } from "./palov.ts";
import { hotDishes } from "./quyuq.ts";
import { salads } from "./salat.ts";
import { sweets } from "./shirinlik.ts";
import { soups } from "./shorva.ts";
import { somsa } from "./somsa.ts";
import { setMeals } from "./toplam.ts";

/** Products by category, in the order of the menu. */
export const menu = [
  palov,
  setMeals,
  kebabs,
  doughDishes,
  somsa,
  soups,
  hotDishes,
  salads,
  breakfasts,
  breads,
  sweets,
  teas,
  drinks,
];
