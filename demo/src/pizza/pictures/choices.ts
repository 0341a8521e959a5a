import { createRecipe, createPizzaRecipe, createProductRecipe } from "./recipe.ts";

const sliceEmoji = ["🍅", "🧀"];
const removedIngredients: [key: string, hue: number, subject: string][] = [
  ["no-onion", 285, "🧅"],
  ["no-tomato", 2, "🍅"],
  ["no-pickle", 110, "🥒"],
  ["no-olive", 85, "🫒"],
  ["no-pepper", 130, "🫑"],
  ["no-greens", 140, "🌿"],
  ["no-lettuce", 100, "🥬"],
  ["no-cheese", 48, "🧀"],
];

export const choicePictures = [
  createRecipe("size-25", 40, createPizzaRecipe("#c23a1e", sliceEmoji)),
  createRecipe("size-30", 28, createPizzaRecipe("#c23a1e", [...sliceEmoji, "🌿"], ["🍴"])),
  createRecipe("size-35", 14, createPizzaRecipe("#c23a1e", [...sliceEmoji, "🌿", "🫒"], ["🍴", "👨‍👩‍👧"])),

  createRecipe("top-mozzarella", 60, createProductRecipe("🧀", { companions: ["🌿"] })),
  createRecipe("top-cheddar", 36, createProductRecipe("🧀", { count: 2 })),
  createRecipe("top-parmesan", 52, createProductRecipe("🧀", { vessel: "board" })),
  createRecipe("top-mushroom", 24, createProductRecipe("🍄", { count: 3, tint: 32 })),
  createRecipe("top-tomato", 0, createProductRecipe("🍅", { count: 2 })),
  createRecipe("top-olive", 90, createProductRecipe("🫒", { count: 2 })),
  createRecipe("top-pineapple", 56, createProductRecipe("🍍")),

  createRecipe("add-cheddar", 44, createProductRecipe("🧀")),
  createRecipe("add-egg", 58, createProductRecipe("🍳")),
  createRecipe("add-onion-rings", 280, createProductRecipe("onion-ring")),

  createRecipe("in-cheese", 50, createProductRecipe("🧀", { companions: ["🌯"] })),
  createRecipe("in-fries", 46, createProductRecipe("🍟")),
  createRecipe("in-chilli", 0, createProductRecipe("🌶️")),
  createRecipe("heat-none", 190, createProductRecipe("🥛", { companions: ["🧊"] })),
  createRecipe("heat-some", 30, createProductRecipe("🌶️")),
  createRecipe("heat-full", 4, createProductRecipe("🌶️", { count: 3, companions: ["🔥"] })),
  createRecipe("sausage-chicken", 48, createProductRecipe("🌭", { companions: ["🐔"] })),
  createRecipe("sausage-beef", 12, createProductRecipe("🌭", { companions: ["🐮"] })),
  createRecipe("portion", 40, createProductRecipe("🍽️")),

  createRecipe("pick-cola", 8, createProductRecipe("🧊", { vessel: "bottle", color: "#3a1410" })),
  createRecipe("pick-fanta", 32, createProductRecipe("🍊", { vessel: "bottle", color: "#f08a1c" })),
  createRecipe("pick-sprite", 128, createProductRecipe("🍋", { vessel: "bottle", color: "#3aa655" })),
  createRecipe("pick-water", 205, createProductRecipe("💧", { vessel: "bottle", color: "#bfe3f7" })),
  createRecipe("pick-ice-tea", 24, createProductRecipe("🍑", { vessel: "glass", color: "#b5651d" })),
  createRecipe("pick-juice", 36, createProductRecipe("🍊", { vessel: "glass", color: "#f59a23" })),
  createRecipe("no-mushroom", 30, createProductRecipe("🍄", { tint: 32 })),
  ...removedIngredients.map(([key, hue, subject]) => createRecipe(key, hue, createProductRecipe(subject))),
];
