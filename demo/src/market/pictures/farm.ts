import { packRecipe, productRecipe } from "./recipe.ts";

export const farmPictures = [
  packRecipe("milk-32", 215, { in: "carton", color: "#2f6fc9", print: "🐄" }),
  packRecipe("milk-25", 170, { in: "carton", color: "#3aa58a", print: "🥛" }),
  packRecipe("qatiq", 40, { in: "jar", color: "#fbf7ec", print: "🐄", beside: ["🥄"] }),
  packRecipe("chalap", 150, { in: "glass", color: "#f3f6ee", beside: ["🌿", "🧊"] }),
  packRecipe("ayran", 195, { in: "bottle", color: "#eef4f8", print: "🐄" }),
  packRecipe("kefir", 110, { in: "carton", color: "#62a845", print: "🌾" }),
  packRecipe("qaymoq", 48, { in: "bowl", color: "#fff6dc", beside: ["🍯", "🫓"] }),
  packRecipe("sour-cream", 205, { in: "tub", color: "#3b78c4", print: "🥣" }),
  packRecipe("suzma", 88, { in: "bowl", color: "#fbfaf2", beside: ["🧄", "🌿"] }),
  packRecipe("cottage-cheese", 228, { in: "tub", color: "#5a8fd8", print: "🐮" }),
  productRecipe("qurt", 32, ["⚪", { count: 5, vessel: "plate" }]),
  productRecipe("butter", 52, ["🧈"]),
  productRecipe("cheese-dutch", 44, ["🧀", { companions: ["🍎"] }]),
  packRecipe("yogurt", 340, { in: "tub", color: "#e2557a", print: "🍓" }),
  packRecipe("condensed-milk", 212, { in: "can", color: "#2d6fc2", print: "🐄" }),
  productRecipe("eggs", 26, ["🥚", { count: 5, vessel: "basket" }]),
];
