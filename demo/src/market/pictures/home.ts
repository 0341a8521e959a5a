import { createPackRecipe, createProductRecipe } from "./recipe.ts";

export const homePictures = [
  createPackRecipe("washing-powder", 212, { in: "box", color: "#2f6fd0", print: "👕", beside: ["🫧"] }),
  createPackRecipe("washing-gel", 285, { in: "jug", color: "#8a55c9", print: "🧦" }),
  createPackRecipe("dish-soap", 95, { in: "bottle", color: "#7ac943", print: "🍋", beside: ["🫧"] }),
  createProductRecipe("sponges", 56, ["🧽", { count: 3 }]),
  createProductRecipe("toilet-paper", 195, ["🧻", { count: 3 }]),
  createPackRecipe("napkins", 340, { in: "box", color: "#e06a92", print: "🌸" }),
  createPackRecipe("bin-bags", 230, { in: "box", color: "#3d4a63", print: "🗑️" }),
  createProductRecipe("soap", 90, ["🧼", { tint: 165, companions: ["🫒"] }]),
  createProductRecipe("laundry-soap", 32, ["🧼", { tint: 60, companions: ["🧺"] }]),
  createProductRecipe("shampoo", 140, ["🧴", { companions: ["🌿", "🫧"] }]),
  createPackRecipe("toothpaste", 178, { in: "box", color: "#22a7a0", print: "🦷" }),
  createProductRecipe("toothbrush", 205, ["🪥"]),
  createProductRecipe("batteries", 120, ["🔋", { count: 4 }]),

  createPackRecipe("nappies", 200, { in: "bag", color: "#4fb3e0", print: "👶" }),
  createPackRecipe("wet-wipes", 165, { in: "pouch", color: "#57c2a8", print: "🍼" }),
  createPackRecipe("formula", 42, { in: "can", color: "#e7b33c", print: "🐻" }),
  createPackRecipe("baby-cereal", 22, { in: "box", color: "#ef8d4f", print: "🥣" }),
  createPackRecipe("puree-apple", 100, { in: "jar", color: "#cfd16a", print: "🍏" }),
  createPackRecipe("puree-pumpkin", 30, { in: "jar", color: "#ee9a34", print: "🥕" }),
  createPackRecipe("baby-juice", 72, { in: "carton", color: "#a4c63c", print: "🍐" }),
  createProductRecipe("baby-soap", 320, ["🧼", { companions: ["🌼", "🦆"] }]),
  createPackRecipe("baby-cream", 350, { in: "tub", color: "#f19bb5", print: "🐰" }),
  createProductRecipe("teddy", 28, ["🧸"]),
];
