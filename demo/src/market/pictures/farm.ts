import { packed, shown } from "./recipe.ts";

export const farmPictures = [
  packed("milk-32", 215, { in: "carton", color: "#2f6fc9", print: "🐄" }),
  packed("milk-25", 170, { in: "carton", color: "#3aa58a", print: "🥛" }),
  packed("qatiq", 40, { in: "jar", color: "#fbf7ec", print: "🐄", beside: ["🥄"] }),
  packed("chalap", 150, { in: "glass", color: "#f3f6ee", beside: ["🌿", "🧊"] }),
  packed("ayran", 195, { in: "bottle", color: "#eef4f8", print: "🐄" }),
  packed("kefir", 110, { in: "carton", color: "#62a845", print: "🌾" }),
  packed("qaymoq", 48, { in: "bowl", color: "#fff6dc", beside: ["🍯", "🫓"] }),
  packed("sour-cream", 205, { in: "tub", color: "#3b78c4", print: "🥣" }),
  packed("suzma", 88, { in: "bowl", color: "#fbfaf2", beside: ["🧄", "🌿"] }),
  packed("cottage-cheese", 228, { in: "tub", color: "#5a8fd8", print: "🐮" }),
  shown("qurt", 32, ["⚪", { count: 5, vessel: "plate" }]),
  shown("butter", 52, ["🧈"]),
  shown("cheese-dutch", 44, ["🧀", { companions: ["🍎"] }]),
  packed("yogurt", 340, { in: "tub", color: "#e2557a", print: "🍓" }),
  packed("condensed-milk", 212, { in: "can", color: "#2d6fc2", print: "🐄" }),
  shown("eggs", 26, ["🥚", { count: 5, vessel: "basket" }]),
];
