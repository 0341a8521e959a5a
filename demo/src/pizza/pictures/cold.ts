import { recipe, shown } from "./recipe.ts";

const dip = (color: string, companion: string) => ({
  vessel: "bowl" as const,
  color,
  companions: [companion],
});

export const coldPictures = [
  recipe("salad-caesar", 88, {
    vessel: "bowl",
    fill: "greens",
    color: "#7fb24a",
    toppings: ["🍗", "🧀", "🍞"],
    companions: ["🥬"],
  }),
  recipe("salad-greek", 210, {
    vessel: "plate",
    fill: "greens",
    color: "#7fb24a",
    toppings: ["🍅", "🥒", "🫒", "🧀"],
  }),
  recipe("salad-achichuk", 355, { vessel: "plate", toppings: ["🍅", "🧅", "🌿"], subject: "🍅", count: 3 }),
  recipe("salad-coleslaw", 34, { vessel: "bowl", fill: "greens", color: "#d9e3a8", toppings: ["🥕", "🥬"] }),
  recipe("salad-beef", 290, {
    vessel: "plate",
    fill: "greens",
    color: "#7fb24a",
    toppings: ["🥩", "🍆", "🌿"],
  }),

  recipe("cheesecake", 345, shown("🍰", { companions: ["🍓"], vessel: "plate" })),
  recipe("medovik", 40, shown("🍰", { companions: ["🍯", "🐝"], tint: -14 })),
  recipe("chocolate-pizza", 22, {
    vessel: "pizza",
    color: "#5a2d16",
    toppings: ["🍌", "🍫", "🍡"],
    companions: ["🍌"],
  }),
  recipe("donut", 325, shown("🍩", { companions: ["🍬"] })),
  recipe("brownie", 14, shown("🍫", { count: 2, companions: ["🌰"], vessel: "board" })),
  recipe("ice-cream", 180, shown("🍨", { companions: ["🍫", "🍪"] })),
  recipe("pancakes", 46, shown("🥞", { companions: ["🫐", "🍯"] })),

  recipe("cola-05", 8, shown("🧊", { vessel: "bottle", color: "#3a1410" })),
  recipe("cola-15", 0, shown("🧊", { vessel: "jug", color: "#3a1410", companions: ["🥤"] })),
  recipe("fanta-05", 32, shown("🍊", { vessel: "bottle", color: "#f08a1c" })),
  recipe("sprite-05", 128, shown("🍋", { vessel: "bottle", color: "#3aa655", tint: 40 })),
  recipe("lemonade", 58, shown("🍋", { vessel: "glass", color: "#f2df6b", companions: ["🌿", "🧊"] })),
  recipe("ice-tea", 24, shown("🍑", { vessel: "glass", color: "#b5651d", companions: ["🧊"] })),
  recipe("orange-juice", 36, shown("🍊", { vessel: "glass", color: "#f59a23", companions: ["🍊"] })),
  recipe("milkshake", 335, shown("🍓", { vessel: "glass", color: "#f4b7c4", companions: ["🍦"] })),
  recipe("cappuccino", 28, { vessel: "cup", color: "#c89b6d", companions: ["🍪"] }),
  recipe("black-tea", 16, { vessel: "teapot", color: "#7a3512", companions: ["🍋"] }),
  recipe("ayran", 170, { vessel: "glass", color: "#f4f6f2", companions: ["🌿", "🥒"] }),
  recipe("water-05", 205, shown("💧", { vessel: "bottle", color: "#bfe3f7" })),

  recipe("sauce-garlic", 64, dip("#f2ecd8", "🧄")),
  recipe("sauce-cheese", 48, dip("#f3b63a", "🧀")),
  recipe("sauce-barbecue", 18, dip("#5f2412", "🔥")),
  recipe("sauce-chilli", 350, dip("#d8421f", "🌶️")),
  recipe("sauce-ketchup", 4, dip("#c4201a", "🍅")),
];
