/** What stands on each brand's banners and share picture: names of its recipes. */
export interface BrandScene {
  colors: [string, string];
  share: [left: string, right: string];
  banners: {
    name: string;
    colors: [string, string];
    dishes: [left: string, right: string];
    confetti: string[];
  }[];
  confetti: string[];
}

export const scenes: Record<string, BrandScene> = {
  osh: {
    colors: ["#17897b", "#0a5a50"],
    share: ["osh/toy-oshi", "osh/kok-choy"],
    confetti: ["🌿", "🍅", "🌶️", "🧅", "🍋"],
    banners: [
      {
        name: "banner-palov",
        colors: ["#f7c873", "#e08a3c"],
        dishes: ["osh/toy-oshi", "osh/obi-non"],
        confetti: ["🌿", "🍅", "🧄", "🌶️", "🥕"],
      },
      {
        name: "banner-kabob",
        colors: ["#e9806a", "#b23c3a"],
        dishes: ["osh/assorti-kabob", "osh/limonad-rayhon"],
        confetti: ["🧅", "🍅", "🌿", "🔥", "🌶️"],
      },
      {
        name: "banner-choy",
        colors: ["#7fc7a6", "#2f8d79"],
        dishes: ["osh/somsa-quti", "osh/limon-choy"],
        confetti: ["🍋", "🌿", "🍯", "🌰"],
      },
    ],
  },
  pizza: {
    colors: ["#e8502e", "#a81f0c"],
    share: ["pizza/bor-special", "pizza/bor-burger"],
    confetti: ["🌿", "🍅", "🧀", "🌶️", "🍟"],
    banners: [
      {
        name: "banner-pizza",
        colors: ["#ef7a4a", "#b92c14"],
        dishes: ["pizza/bor-special", "pizza/margarita"],
        confetti: ["🌿", "🍅", "🧀", "🌶️", "🍄"],
      },
      {
        name: "banner-burger",
        colors: ["#5a4a8a", "#2b2350"],
        dishes: ["pizza/bor-burger", "pizza/onion-rings"],
        confetti: ["🍟", "🧀", "🍅", "🥤", "🧅"],
      },
      {
        name: "banner-night",
        colors: ["#31507e", "#141f3f"],
        dishes: ["pizza/drumsticks", "pizza/diablo"],
        confetti: ["🔥", "🌶️", "🍋", "🌙", "🥤"],
      },
    ],
  },
  market: {
    colors: ["#45b873", "#1c7a43"],
    share: ["market/tomato-cherry", "market/milk-32"],
    confetti: ["🍅", "🥕", "🍋", "🍇", "🥦"],
    banners: [
      {
        name: "banner-fresh",
        colors: ["#a6dd8a", "#4fa557"],
        dishes: ["market/apricot", "market/tomato-cherry"],
        confetti: ["🍓", "🥕", "🍋", "🍇", "🥦"],
      },
      {
        name: "banner-dairy",
        colors: ["#a9d5f3", "#4d8fcb"],
        dishes: ["market/milk-32", "market/eggs"],
        confetti: ["🧀", "🥛", "🧈", "🥐", "🍓"],
      },
      {
        name: "banner-tea",
        colors: ["#f3cf8a", "#cf8440"],
        dishes: ["market/tea-green-95", "market/navvot"],
        confetti: ["🍯", "🍪", "🌰", "🫖", "🍋"],
      },
    ],
  },
};
