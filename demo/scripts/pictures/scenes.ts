/** What stands on each brand's banners and share picture: names of its recipes. */
export interface BrandScene {
  colors: [string, string];
  share: [left: string, right: string];
  banners: { name: string; colors: [string, string]; dishes: [left: string, right: string]; confetti: string[] }[];
  confetti: string[];
}

export const scenes: Record<string, BrandScene> = {
  osh: {
    colors: ["#17897b", "#0a5a50"],
    share: ["osh/toy-oshi", "osh/kok-choy"],
    confetti: ["🌿", "🍅", "🌶️", "🧅", "🍋"],
    banners: [
      { name: "banner-palov", colors: ["#f7c873", "#e08a3c"], dishes: ["osh/toy-oshi", "osh/obi-non"], confetti: ["🌿", "🍅", "🧄", "🌶️", "🥕"] },
      { name: "banner-kabob", colors: ["#e9806a", "#b23c3a"], dishes: ["osh/assorti-kabob", "osh/limonad-rayhon"], confetti: ["🧅", "🍅", "🌿", "🔥", "🌶️"] },
      { name: "banner-choy", colors: ["#7fc7a6", "#2f8d79"], dishes: ["osh/somsa-quti", "osh/limon-choy"], confetti: ["🍋", "🌿", "🍯", "🥮", "🌰"] },
    ],
  },
  pizza: {
    colors: ["#e8502e", "#a81f0c"],
    share: ["pizza/pepperoni", "pizza/margarita"],
    confetti: ["🌿", "🍅", "🧀", "🌶️", "🍟"],
    banners: [],
  },
  market: {
    colors: ["#45b873", "#1c7a43"],
    share: ["", ""],
    confetti: ["🍅", "🥕", "🍋", "🍇", "🥦"],
    banners: [],
  },
};
