import { packRecipe, productRecipe } from "./recipe.ts";

export const homePictures = [
  packRecipe("washing-powder", 212, { in: "box", color: "#2f6fd0", print: "👕", beside: ["🫧"] }),
  packRecipe("washing-gel", 285, { in: "jug", color: "#8a55c9", print: "🧦" }),
  packRecipe("dish-soap", 95, { in: "bottle", color: "#7ac943", print: "🍋", beside: ["🫧"] }),
  productRecipe("sponges", 56, ["🧽", { count: 3 }]),
  productRecipe("toilet-paper", 195, ["🧻", { count: 3 }]),
  packRecipe("napkins", 340, { in: "box", color: "#e06a92", print: "🌸" }),
  packRecipe("bin-bags", 230, { in: "box", color: "#3d4a63", print: "🗑️" }),
  productRecipe("soap", 90, ["🧼", { tint: 165, companions: ["🫒"] }]),
  productRecipe("laundry-soap", 32, ["🧼", { tint: 60, companions: ["🧺"] }]),
  productRecipe("shampoo", 140, ["🧴", { companions: ["🌿", "🫧"] }]),
  packRecipe("toothpaste", 178, { in: "box", color: "#22a7a0", print: "🦷" }),
  productRecipe("toothbrush", 205, ["🪥"]),
  productRecipe("batteries", 120, ["🔋", { count: 4 }]),

  packRecipe("nappies", 200, { in: "bag", color: "#4fb3e0", print: "👶" }),
  packRecipe("wet-wipes", 165, { in: "pouch", color: "#57c2a8", print: "🍼" }),
  packRecipe("formula", 42, { in: "can", color: "#e7b33c", print: "🐻" }),
  packRecipe("baby-cereal", 22, { in: "box", color: "#ef8d4f", print: "🥣" }),
  packRecipe("puree-apple", 100, { in: "jar", color: "#cfd16a", print: "🍏" }),
  packRecipe("puree-pumpkin", 30, { in: "jar", color: "#ee9a34", print: "🥕" }),
  packRecipe("baby-juice", 72, { in: "carton", color: "#a4c63c", print: "🍐" }),
  productRecipe("baby-soap", 320, ["🧼", { companions: ["🌼", "🦆"] }]),
  packRecipe("baby-cream", 350, { in: "tub", color: "#f19bb5", print: "🐰" }),
  productRecipe("teddy", 28, ["🧸"]),
];
