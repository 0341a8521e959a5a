import { recipe, round, shown } from "./recipe.ts";

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

  recipe("top-mozzarella", 60, shown("🧀", { companions: ["🌿"] })),
  recipe("top-cheddar", 36, shown("🧀", { count: 2 })),
  recipe("top-parmesan", 52, shown("🧀", { vessel: "board" })),
  recipe("top-mushroom", 24, shown("🍄", { count: 3, tint: 32 })),
  recipe("top-tomato", 0, shown("🍅", { count: 2 })),
  recipe("top-olive", 90, shown("🫒", { count: 2 })),
  recipe("top-pineapple", 56, shown("🍍")),

  recipe("add-cheddar", 44, shown("🧀")),
  recipe("add-egg", 58, shown("🍳")),
  recipe("add-onion-rings", 280, shown("onion-ring")),

  recipe("in-cheese", 50, shown("🧀", { companions: ["🌯"] })),
  recipe("in-fries", 46, shown("🍟")),
  recipe("in-chilli", 0, shown("🌶️")),
  recipe("heat-none", 190, shown("🥛", { companions: ["🧊"] })),
  recipe("heat-some", 30, shown("🌶️")),
  recipe("heat-full", 4, shown("🌶️", { count: 3, companions: ["🔥"] })),
  recipe("sausage-chicken", 48, shown("🌭", { companions: ["🐔"] })),
  recipe("sausage-beef", 12, shown("🌭", { companions: ["🐮"] })),
  recipe("portion", 40, shown("🍽️")),

  recipe("pick-cola", 8, shown("🧊", { vessel: "bottle", color: "#3a1410" })),
  recipe("pick-fanta", 32, shown("🍊", { vessel: "bottle", color: "#f08a1c" })),
  recipe("pick-sprite", 128, shown("🍋", { vessel: "bottle", color: "#3aa655" })),
  recipe("pick-water", 205, shown("💧", { vessel: "bottle", color: "#bfe3f7" })),
  recipe("pick-ice-tea", 24, shown("🍑", { vessel: "glass", color: "#b5651d" })),
  recipe("pick-juice", 36, shown("🍊", { vessel: "glass", color: "#f59a23" })),
  recipe("no-mushroom", 30, shown("🍄", { tint: 32 })),
  ...removed.map(([key, hue, subject]) => recipe(key, hue, shown(subject))),
];
