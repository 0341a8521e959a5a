import { recipe, shown } from "./recipe.ts";

export const hotPictures = [
  recipe("combo-solo", 24, shown("cheeseburger", { companions: ["🍟", "🥤"] })),
  recipe("combo-lavash", 80, shown("🌯", { companions: ["🍟", "🥤"] })),
  recipe("combo-two", 340, shown("🍕", { count: 2, companions: ["🍗", "🥤"] })),
  recipe("combo-family", 14, shown("🍕", { count: 4, companions: ["🥗", "🍟"] })),
  recipe("combo-office", 215, shown("🍕", { count: 3, companions: ["🍗", "🥤"] })),
  recipe("combo-kids", 300, shown("hamburger", { companions: ["🧸", "🍟"] })),
  recipe("combo-student", 262, shown("🌭", { companions: ["🍟", "🎓"] })),

  recipe("hamburger", 30, shown("hamburger", { companions: ["🍅"] })),
  recipe("cheeseburger", 44, shown("cheeseburger", { companions: ["🧀"], vessel: "board" })),
  recipe("double-burger", 8, shown("double-burger", { companions: ["🧀", "🧅"] })),
  recipe("bor-burger", 350, shown("big-burger", { companions: ["🍳"] })),
  recipe("chicken-burger", 58, shown("chicken-burger", { companions: ["🍗", "🥬"], vessel: "plate" })),
  recipe("hot-chicken-burger", 0, shown("hot-burger", { companions: ["🌶️", "🍗"] })),
  recipe("fish-burger", 198, shown("fish-burger", { companions: ["🐟", "🍋"] })),
  recipe("mushroom-burger", 34, shown("mushroom-burger", { companions: ["🧅", "🌿"], vessel: "board" })),
  recipe("veggie-burger", 112, shown("veggie-burger", { companions: ["🥑", "🌿"] })),

  recipe("lavash-beef", 20, shown("🌯", { companions: ["🥩", "🍅"] })),
  recipe("lavash-chicken", 50, shown("🌯", { companions: ["🍗", "🧄"] })),
  recipe("lavash-cheese", 40, shown("🌯", { companions: ["🧀"], vessel: "board" })),
  recipe("lavash-mini", 95, shown("🌯", { count: 2, companions: ["🥬"] })),
  recipe("doner-bread", 12, shown("🥙", { companions: ["🧅", "🥒"] })),
  recipe("shaurma", 70, shown("🌯", { companions: ["🥬", "🧄"], vessel: "plate" })),
  recipe("twister", 155, shown("🌯", { companions: ["🍗", "🥬"], vessel: "basket" })),

  recipe("hotdog-classic", 36, shown("🌭", { companions: ["🍅"] })),
  recipe("hotdog-tashkent", 26, shown("🌭", { companions: ["🥕", "🥬"] })),
  recipe("hotdog-cheese", 52, shown("🌭", { companions: ["🧀"], vessel: "plate" })),
  recipe("hotdog-double", 190, shown("🌭", { count: 2 })),
  recipe("hotdog-chilli", 2, shown("🌭", { companions: ["🌶️", "🫘"] })),

  recipe("drumsticks", 40, shown("🍗", { count: 2, companions: ["🍯"] })),
  recipe("bucket", 352, shown("🍗", { count: 5, vessel: "tub", color: "#c62f1a", companions: ["🍗", "🍗"] })),

  recipe("fries-classic", 50, shown("🍟")),
  recipe("fries-cheese", 42, shown("🍟", { companions: ["🧀"] })),
  recipe("onion-rings", 280, shown("onion-ring", { count: 4, companions: ["🥣"], vessel: "basket" })),
  recipe("garlic-bread", 62, shown("🥖", { count: 2, companions: ["🧄", "🌿"] })),
];
