import type { PictureRecipe } from "../pictures.ts";
import { choicePictures } from "./pictures/choices.ts";
import { coldPictures } from "./pictures/cold.ts";
import { hotPictures } from "./pictures/hot.ts";
import { pizzaPictures } from "./pictures/pizzas.ts";

/** All pictures of the brand: its logo, products and choices. */
export const pictures: PictureRecipe[] = [
  { name: "pizza/logo", subject: "🍕", hue: 12, tilt: -12 },
  ...pizzaPictures,
  ...hotPictures,
  ...coldPictures,
  ...choicePictures,
];
