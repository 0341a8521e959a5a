import { createPackRecipe, createProductRecipe } from "./recipe.ts";

export const farmPictures = [
  createPackRecipe("milk-32", 215, { in: "carton", color: "#2f6fc9", print: "🐄" }),
  createPackRecipe("milk-25", 170, { in: "carton", color: "#3aa58a", print: "🥛" }),
  createPackRecipe("qatiq", 40, { in: "jar", color: "#fbf7ec", print: "🐄", beside: ["🥄"] }),
  createPackRecipe("chalap", 150, { in: "glass", color: "#f3f6ee", beside: ["🌿", "🧊"] }),
  createPackRecipe("ayran", 195, { in: "bottle", color: "#eef4f8", print: "🐄" }),
  createPackRecipe("kefir", 110, { in: "carton", color: "#62a845", print: "🌾" }),
  createPackRecipe("qaymoq", 48, { in: "bowl", color: "#fff6dc", beside: ["🍯", "🫓"] }),
  createPackRecipe("sour-cream", 205, { in: "tub", color: "#3b78c4", print: "🥣" }),
  createPackRecipe("suzma", 88, { in: "bowl", color: "#fbfaf2", beside: ["🧄", "🌿"] }),
  createPackRecipe("cottage-cheese", 228, { in: "tub", color: "#5a8fd8", print: "🐮" }),
  createProductRecipe("qurt", 32, ["⚪", { count: 5, vessel: "plate" }]),
  createProductRecipe("butter", 52, ["🧈"]),
  createProductRecipe("cheese-dutch", 44, ["🧀", { companions: ["🍎"] }]),
  createPackRecipe("yogurt", 340, { in: "tub", color: "#e2557a", print: "🍓" }),
  createPackRecipe("condensed-milk", 212, { in: "can", color: "#2d6fc2", print: "🐄" }),
  createProductRecipe("eggs", 26, ["🥚", { count: 5, vessel: "basket" }]),
];
