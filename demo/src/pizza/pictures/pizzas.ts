import { createRecipe, round } from "./recipe.ts";

const tomatoColor = "#c23a1e";
const creamColor = "#f3e2b8";
const smokedColor = "#8a3b1f";

export const pizzaPictures = [
  createRecipe("bor-special", 18, round(tomatoColor, ["🍄", "🫒", "🥓", "🍅"], ["🌿", "🍅"])),
  createRecipe("tandir-beef", 30, round(smokedColor, ["🥩", "🧅", "🌿"], ["🧅", "🌿"])),
  createRecipe("diablo", 0, round("#a51c10", ["🌶️", "🌶️", "🥓"], ["🌶️", "🔥"])),
  createRecipe("mexican", 100, round(tomatoColor, ["🫘", "🌽", "🌶️"], ["🌮"])),
  createRecipe("margarita", 120, round(tomatoColor, ["🍅", "🌿", "🌿"], ["🌿", "🍅"])),
  createRecipe("four-cheese", 46, round(creamColor, ["🧀", "🧀"], ["🧀"])),
  createRecipe("vegetable", 140, round(tomatoColor, ["🫑", "🍆", "🍅", "🫒"], ["🫑", "🍆"])),
  createRecipe("mushroom", 28, round(creamColor, ["🍄", "🍄", "🧄"], ["🧄"])),
];
