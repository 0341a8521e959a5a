import type { PictureRecipe } from "../pictures.ts";
import { farmPictures } from "./pictures/farm.ts";
import { freshPictures } from "./pictures/fresh.ts";
import { homePictures } from "./pictures/home.ts";
import { pantryPictures } from "./pictures/pantry.ts";
import { teaTablePictures } from "./pictures/tea-table.ts";

/** All pictures of the brand: its logo and its products. */
export const pictures: PictureRecipe[] = [
  { name: "market/logo", subject: "🧺", hue: 135, companions: ["🍅", "🥬"], tilt: 0 },
  ...freshPictures,
  ...farmPictures,
  ...pantryPictures,
  ...teaTablePictures,
  ...homePictures,
];
