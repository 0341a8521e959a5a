import { createRecipe, createProductRecipe } from "./recipe.ts";

export const hotPictures = [
  createRecipe("combo-solo", 24, createProductRecipe("cheeseburger", { companions: ["🍟", "🥤"] })),
  createRecipe("combo-lavash", 80, createProductRecipe("🌯", { companions: ["🍟", "🥤"] })),
  createRecipe("combo-two", 340, createProductRecipe("🍕", { count: 2, companions: ["🍗", "🥤"] })),
  createRecipe("combo-family", 14, createProductRecipe("🍕", { count: 4, companions: ["🥗", "🍟"] })),
  createRecipe("combo-office", 215, createProductRecipe("🍕", { count: 3, companions: ["🍗", "🥤"] })),
  createRecipe("combo-kids", 300, createProductRecipe("hamburger", { companions: ["🧸", "🍟"] })),
  createRecipe("combo-student", 262, createProductRecipe("🌭", { companions: ["🍟", "🎓"] })),

  createRecipe("hamburger", 30, createProductRecipe("hamburger", { companions: ["🍅"] })),
  createRecipe(
    "cheeseburger",
    44,
    createProductRecipe("cheeseburger", { companions: ["🧀"], vessel: "board" }),
  ),
  createRecipe("double-burger", 8, createProductRecipe("double-burger", { companions: ["🧀", "🧅"] })),
  createRecipe("bor-burger", 350, createProductRecipe("big-burger", { companions: ["🍳"] })),
  createRecipe(
    "chicken-burger",
    58,
    createProductRecipe("chicken-burger", { companions: ["🍗", "🥬"], vessel: "plate" }),
  ),
  createRecipe("hot-chicken-burger", 0, createProductRecipe("hot-burger", { companions: ["🌶️", "🍗"] })),
  createRecipe("fish-burger", 198, createProductRecipe("fish-burger", { companions: ["🐟", "🍋"] })),
  createRecipe(
    "mushroom-burger",
    34,
    createProductRecipe("mushroom-burger", { companions: ["🧅", "🌿"], vessel: "board" }),
  ),
  createRecipe("veggie-burger", 112, createProductRecipe("veggie-burger", { companions: ["🥑", "🌿"] })),

  createRecipe("lavash-beef", 20, createProductRecipe("🌯", { companions: ["🥩", "🍅"] })),
  createRecipe("lavash-chicken", 50, createProductRecipe("🌯", { companions: ["🍗", "🧄"] })),
  createRecipe("lavash-cheese", 40, createProductRecipe("🌯", { companions: ["🧀"], vessel: "board" })),
  createRecipe("lavash-mini", 95, createProductRecipe("🌯", { count: 2, companions: ["🥬"] })),
  createRecipe("doner-bread", 12, createProductRecipe("🥙", { companions: ["🧅", "🥒"] })),
  createRecipe("shaurma", 70, createProductRecipe("🌯", { companions: ["🥬", "🧄"], vessel: "plate" })),
  createRecipe("twister", 155, createProductRecipe("🌯", { companions: ["🍗", "🥬"], vessel: "basket" })),

  createRecipe("hotdog-classic", 36, createProductRecipe("🌭", { companions: ["🍅"] })),
  createRecipe("hotdog-tashkent", 26, createProductRecipe("🌭", { companions: ["🥕", "🥬"] })),
  createRecipe("hotdog-cheese", 52, createProductRecipe("🌭", { companions: ["🧀"], vessel: "plate" })),
  createRecipe("hotdog-double", 190, createProductRecipe("🌭", { count: 2 })),
  createRecipe("hotdog-chilli", 2, createProductRecipe("🌭", { companions: ["🌶️", "🫘"] })),

  createRecipe("drumsticks", 40, createProductRecipe("🍗", { count: 2, companions: ["🍯"] })),
  createRecipe(
    "bucket",
    352,
    createProductRecipe("🍗", { count: 5, vessel: "tub", color: "#c62f1a", companions: ["🍗", "🍗"] }),
  ),

  createRecipe("fries-classic", 50, createProductRecipe("🍟")),
  createRecipe("fries-cheese", 42, createProductRecipe("🍟", { companions: ["🧀"] })),
  createRecipe(
    "onion-rings",
    280,
    createProductRecipe("onion-ring", { count: 4, companions: ["🥣"], vessel: "basket" }),
  ),
  createRecipe("garlic-bread", 62, createProductRecipe("🥖", { count: 2, companions: ["🧄", "🌿"] })),
];
