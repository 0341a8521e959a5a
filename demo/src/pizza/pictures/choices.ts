import { recipe, round, productRecipe } from "./recipe.ts";

const slice = ["🍅", "🧀"];
const removed: [key: string, hue: number, subject: string][] = [
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
  recipe("size-25", 40, round("#c23a1e", slice)),
  recipe("size-30", 28, round("#c23a1e", [...slice, "🌿"], ["🍴"])),
  recipe("size-35", 14, round("#c23a1e", [...slice, "🌿", "🫒"], ["🍴", "👨‍👩‍👧"])),

  recipe("top-mozzarella", 60, productRecipe("🧀", { companions: ["🌿"] })),
  recipe("top-cheddar", 36, productRecipe("🧀", { count: 2 })),
  recipe("top-parmesan", 52, productRecipe("🧀", { vessel: "board" })),
  recipe("top-mushroom", 24, productRecipe("🍄", { count: 3, tint: 32 })),
  recipe("top-tomato", 0, productRecipe("🍅", { count: 2 })),
  recipe("top-olive", 90, productRecipe("🫒", { count: 2 })),
  recipe("top-pineapple", 56, productRecipe("🍍")),

  recipe("add-cheddar", 44, productRecipe("🧀")),
  recipe("add-egg", 58, productRecipe("🍳")),
  recipe("add-onion-rings", 280, productRecipe("onion-ring")),

  recipe("in-cheese", 50, productRecipe("🧀", { companions: ["🌯"] })),
  recipe("in-fries", 46, productRecipe("🍟")),
  recipe("in-chilli", 0, productRecipe("🌶️")),
  recipe("heat-none", 190, productRecipe("🥛", { companions: ["🧊"] })),
  recipe("heat-some", 30, productRecipe("🌶️")),
  recipe("heat-full", 4, productRecipe("🌶️", { count: 3, companions: ["🔥"] })),
  recipe("sausage-chicken", 48, productRecipe("🌭", { companions: ["🐔"] })),
  recipe("sausage-beef", 12, productRecipe("🌭", { companions: ["🐮"] })),
  recipe("portion", 40, productRecipe("🍽️")),

  recipe("pick-cola", 8, productRecipe("🧊", { vessel: "bottle", color: "#3a1410" })),
  recipe("pick-fanta", 32, productRecipe("🍊", { vessel: "bottle", color: "#f08a1c" })),
  recipe("pick-sprite", 128, productRecipe("🍋", { vessel: "bottle", color: "#3aa655" })),
  recipe("pick-water", 205, productRecipe("💧", { vessel: "bottle", color: "#bfe3f7" })),
  recipe("pick-ice-tea", 24, productRecipe("🍑", { vessel: "glass", color: "#b5651d" })),
  recipe("pick-juice", 36, productRecipe("🍊", { vessel: "glass", color: "#f59a23" })),
  recipe("no-mushroom", 30, productRecipe("🍄", { tint: 32 })),
  ...removed.map(([key, hue, subject]) => recipe(key, hue, productRecipe(subject))),
];
