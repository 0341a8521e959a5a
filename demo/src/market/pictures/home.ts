import { packed, shown } from "./recipe.ts";

export const homePictures = [
  packed("washing-powder", 212, { in: "box", color: "#2f6fd0", print: "👕", beside: ["🫧"] }),
  packed("washing-gel", 285, { in: "jug", color: "#8a55c9", print: "🧦" }),
  packed("dish-soap", 95, { in: "bottle", color: "#7ac943", print: "🍋", beside: ["🫧"] }),
  shown("sponges", 56, ["🧽", { count: 3 }]),
  shown("toilet-paper", 195, ["🧻", { count: 3 }]),
  packed("napkins", 340, { in: "box", color: "#e06a92", print: "🌸" }),
  packed("bin-bags", 230, { in: "box", color: "#3d4a63", print: "🗑️" }),
  shown("soap", 90, ["🧼", { tint: 165, companions: ["🫒"] }]),
  shown("laundry-soap", 32, ["🧼", { tint: 60, companions: ["🧺"] }]),
  shown("shampoo", 140, ["🧴", { companions: ["🌿", "🫧"] }]),
  packed("toothpaste", 178, { in: "box", color: "#22a7a0", print: "🦷" }),
  shown("toothbrush", 205, ["🪥"]),
  shown("batteries", 120, ["🔋", { count: 4 }]),

  packed("nappies", 200, { in: "bag", color: "#4fb3e0", print: "👶" }),
  packed("wet-wipes", 165, { in: "pouch", color: "#57c2a8", print: "🍼" }),
  packed("formula", 42, { in: "can", color: "#e7b33c", print: "🐻" }),
  packed("baby-cereal", 22, { in: "box", color: "#ef8d4f", print: "🥣" }),
  packed("puree-apple", 100, { in: "jar", color: "#cfd16a", print: "🍏" }),
  packed("puree-pumpkin", 30, { in: "jar", color: "#ee9a34", print: "🥕" }),
  packed("baby-juice", 72, { in: "carton", color: "#a4c63c", print: "🍐" }),
  shown("baby-soap", 320, ["🧼", { companions: ["🌼", "🦆"] }]),
  packed("baby-cream", 350, { in: "tub", color: "#f19bb5", print: "🐰" }),
  shown("teddy", 28, ["🧸"]),
];
