import { recipe, productRecipe } from "./recipe.ts";

export const coldPictures = [
  recipe("salad-greek", 210, {
    vessel: "plate",
    fill: "greens",
    color: "#7fb24a",
    toppings: ["🍅", "🥒", "🫒", "🧀"],
  }),
  recipe("salad-beef", 290, {
    vessel: "plate",
    fill: "greens",
    color: "#7fb24a",
    toppings: ["🥩", "🍆", "🌿"],
  }),

  recipe("donut", 325, productRecipe("🍩", { companions: ["🍬"] })),
  recipe("ice-cream", 180, productRecipe("🍨", { companions: ["🍫", "🍪"] })),
  recipe("pancakes", 46, productRecipe("🥞", { companions: ["🫐", "🍯"] })),

  recipe("cola-05", 8, productRecipe("🧊", { vessel: "bottle", color: "#3a1410" })),
  recipe("cola-15", 0, productRecipe("🧊", { vessel: "jug", color: "#3a1410", companions: ["🥤"] })),
  recipe("fanta-05", 32, productRecipe("🍊", { vessel: "bottle", color: "#f08a1c" })),
  recipe("sprite-05", 128, productRecipe("🍋", { vessel: "bottle", color: "#3aa655", tint: 40 })),
  recipe(
    "lemonade",
    58,
    productRecipe("🍋", { vessel: "glass", color: "#f2df6b", companions: ["🌿", "🧊"] }),
  ),
  recipe("ice-tea", 24, productRecipe("🍑", { vessel: "glass", color: "#b5651d", companions: ["🧊"] })),
  recipe("orange-juice", 36, productRecipe("🍊", { vessel: "glass", color: "#f59a23", companions: ["🍊"] })),
  recipe("milkshake", 335, productRecipe("🍓", { vessel: "glass", color: "#f4b7c4", companions: ["🍦"] })),
  recipe("cappuccino", 28, { vessel: "cup", color: "#c89b6d", companions: ["🍪"] }),
  recipe("black-tea", 16, { vessel: "teapot", color: "#7a3512", companions: ["🍋"] }),
  recipe("ayran", 170, { vessel: "glass", color: "#f4f6f2", companions: ["🌿", "🥒"] }),
  recipe("water-05", 205, productRecipe("💧", { vessel: "bottle", color: "#bfe3f7" })),
];
