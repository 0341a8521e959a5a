import { createRecipe, createProductRecipe } from "./recipe.ts";

export const coldPictures = [
  createRecipe("salad-greek", 210, {
    vessel: "plate",
    fill: "greens",
    color: "#7fb24a",
    toppings: ["🍅", "🥒", "🫒", "🧀"],
  }),
  createRecipe("salad-beef", 290, {
    vessel: "plate",
    fill: "greens",
    color: "#7fb24a",
    toppings: ["🥩", "🍆", "🌿"],
  }),

  createRecipe("donut", 325, createProductRecipe("🍩", { companions: ["🍬"] })),
  createRecipe("ice-cream", 180, createProductRecipe("🍨", { companions: ["🍫", "🍪"] })),
  createRecipe("pancakes", 46, createProductRecipe("🥞", { companions: ["🫐", "🍯"] })),

  createRecipe("cola-05", 8, createProductRecipe("🧊", { vessel: "bottle", color: "#3a1410" })),
  createRecipe(
    "cola-15",
    0,
    createProductRecipe("🧊", { vessel: "jug", color: "#3a1410", companions: ["🥤"] }),
  ),
  createRecipe("fanta-05", 32, createProductRecipe("🍊", { vessel: "bottle", color: "#f08a1c" })),
  createRecipe("sprite-05", 128, createProductRecipe("🍋", { vessel: "bottle", color: "#3aa655", tint: 40 })),
  createRecipe(
    "lemonade",
    58,
    createProductRecipe("🍋", { vessel: "glass", color: "#f2df6b", companions: ["🌿", "🧊"] }),
  ),
  createRecipe(
    "ice-tea",
    24,
    createProductRecipe("🍑", { vessel: "glass", color: "#b5651d", companions: ["🧊"] }),
  ),
  createRecipe(
    "orange-juice",
    36,
    createProductRecipe("🍊", { vessel: "glass", color: "#f59a23", companions: ["🍊"] }),
  ),
  createRecipe(
    "milkshake",
    335,
    createProductRecipe("🍓", { vessel: "glass", color: "#f4b7c4", companions: ["🍦"] }),
  ),
  createRecipe("cappuccino", 28, { vessel: "cup", color: "#c89b6d", companions: ["🍪"] }),
  createRecipe("black-tea", 16, { vessel: "teapot", color: "#7a3512", companions: ["🍋"] }),
  createRecipe("ayran", 170, { vessel: "glass", color: "#f4f6f2", companions: ["🌿", "🥒"] }),
  createRecipe("water-05", 205, createProductRecipe("💧", { vessel: "bottle", color: "#bfe3f7" })),
];
