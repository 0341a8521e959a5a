import { recipe, productRecipe } from "./recipe.ts";

export const hotPictures = [
  recipe("combo-solo", 24, productRecipe("cheeseburger", { companions: ["🍟", "🥤"] })),
  recipe("combo-lavash", 80, productRecipe("🌯", { companions: ["🍟", "🥤"] })),
  recipe("combo-two", 340, productRecipe("🍕", { count: 2, companions: ["🍗", "🥤"] })),
  recipe("combo-family", 14, productRecipe("🍕", { count: 4, companions: ["🥗", "🍟"] })),
  recipe("combo-office", 215, productRecipe("🍕", { count: 3, companions: ["🍗", "🥤"] })),
  recipe("combo-kids", 300, productRecipe("hamburger", { companions: ["🧸", "🍟"] })),
  recipe("combo-student", 262, productRecipe("🌭", { companions: ["🍟", "🎓"] })),

  recipe("hamburger", 30, productRecipe("hamburger", { companions: ["🍅"] })),
  recipe("cheeseburger", 44, productRecipe("cheeseburger", { companions: ["🧀"], vessel: "board" })),
  recipe("double-burger", 8, productRecipe("double-burger", { companions: ["🧀", "🧅"] })),
  recipe("bor-burger", 350, productRecipe("big-burger", { companions: ["🍳"] })),
  recipe(
    "chicken-burger",
    58,
    productRecipe("chicken-burger", { companions: ["🍗", "🥬"], vessel: "plate" }),
  ),
  recipe("hot-chicken-burger", 0, productRecipe("hot-burger", { companions: ["🌶️", "🍗"] })),
  recipe("fish-burger", 198, productRecipe("fish-burger", { companions: ["🐟", "🍋"] })),
  recipe(
    "mushroom-burger",
    34,
    productRecipe("mushroom-burger", { companions: ["🧅", "🌿"], vessel: "board" }),
  ),
  recipe("veggie-burger", 112, productRecipe("veggie-burger", { companions: ["🥑", "🌿"] })),

  recipe("lavash-beef", 20, productRecipe("🌯", { companions: ["🥩", "🍅"] })),
  recipe("lavash-chicken", 50, productRecipe("🌯", { companions: ["🍗", "🧄"] })),
  recipe("lavash-cheese", 40, productRecipe("🌯", { companions: ["🧀"], vessel: "board" })),
  recipe("lavash-mini", 95, productRecipe("🌯", { count: 2, companions: ["🥬"] })),
  recipe("doner-bread", 12, productRecipe("🥙", { companions: ["🧅", "🥒"] })),
  recipe("shaurma", 70, productRecipe("🌯", { companions: ["🥬", "🧄"], vessel: "plate" })),
  recipe("twister", 155, productRecipe("🌯", { companions: ["🍗", "🥬"], vessel: "basket" })),

  recipe("hotdog-classic", 36, productRecipe("🌭", { companions: ["🍅"] })),
  recipe("hotdog-tashkent", 26, productRecipe("🌭", { companions: ["🥕", "🥬"] })),
  recipe("hotdog-cheese", 52, productRecipe("🌭", { companions: ["🧀"], vessel: "plate" })),
  recipe("hotdog-double", 190, productRecipe("🌭", { count: 2 })),
  recipe("hotdog-chilli", 2, productRecipe("🌭", { companions: ["🌶️", "🫘"] })),

  recipe("drumsticks", 40, productRecipe("🍗", { count: 2, companions: ["🍯"] })),
  recipe(
    "bucket",
    352,
    productRecipe("🍗", { count: 5, vessel: "tub", color: "#c62f1a", companions: ["🍗", "🍗"] }),
  ),

  recipe("fries-classic", 50, productRecipe("🍟")),
  recipe("fries-cheese", 42, productRecipe("🍟", { companions: ["🧀"] })),
  recipe("onion-rings", 280, productRecipe("onion-ring", { count: 4, companions: ["🥣"], vessel: "basket" })),
  recipe("garlic-bread", 62, productRecipe("🥖", { count: 2, companions: ["🧄", "🌿"] })),
];
