import { recipe, round } from "./recipe.ts";

const tomato = "#c23a1e";
const cream = "#f3e2b8";
const smoked = "#8a3b1f";

export const pizzaPictures = [
  recipe("bor-special", 18, round(tomato, ["🍄", "🫒", "🥓", "🍅"], ["🌿", "🍅"])),
  recipe("tandir-beef", 30, round(smoked, ["🥩", "🧅", "🌿"], ["🧅", "🌿"])),
  recipe("diablo", 0, round("#a51c10", ["🌶️", "🌶️", "🥓"], ["🌶️", "🔥"])),
  recipe("mexican", 100, round(tomato, ["🫘", "🌽", "🌶️"], ["🌮"])),
  recipe("margarita", 120, round(tomato, ["🍅", "🌿", "🌿"], ["🌿", "🍅"])),
  recipe("four-cheese", 46, round(cream, ["🧀", "🧀"], ["🧀"])),
  recipe("vegetable", 140, round(tomato, ["🫑", "🍆", "🍅", "🫒"], ["🫑", "🍆"])),
  recipe("mushroom", 28, round(cream, ["🍄", "🍄", "🧄"], ["🧄"])),
];
