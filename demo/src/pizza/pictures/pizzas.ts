import { createRecipe, createPizzaRecipe } from "./recipe.ts";

const tomatoColor = "#c23a1e";
const creamColor = "#f3e2b8";
const smokedColor = "#8a3b1f";

export const pizzaPictures = [
  createRecipe("bor-special", 18, createPizzaRecipe(tomatoColor, ["🍄", "🫒", "🥓", "🍅"], ["🌿", "🍅"])),
  createRecipe("tandir-beef", 30, createPizzaRecipe(smokedColor, ["🥩", "🧅", "🌿"], ["🧅", "🌿"])),
  createRecipe("diablo", 0, createPizzaRecipe("#a51c10", ["🌶️", "🌶️", "🥓"], ["🌶️", "🔥"])),
  createRecipe("mexican", 100, createPizzaRecipe(tomatoColor, ["🫘", "🌽", "🌶️"], ["🌮"])),
  createRecipe("margarita", 120, createPizzaRecipe(tomatoColor, ["🍅", "🌿", "🌿"], ["🌿", "🍅"])),
  createRecipe("four-cheese", 46, createPizzaRecipe(creamColor, ["🧀", "🧀"], ["🧀"])),
  createRecipe("vegetable", 140, createPizzaRecipe(tomatoColor, ["🫑", "🍆", "🍅", "🫒"], ["🫑", "🍆"])),
  createRecipe("mushroom", 28, createPizzaRecipe(creamColor, ["🍄", "🍄", "🧄"], ["🧄"])),
];
