interface WidePictureScene {
  colors: [string, string];
  /** Names of pictures: one photograph, or up to three cut-out objects. */
  pictures: string[];
}

/** Pictures of each brand's banners and share picture. */
export interface BrandScene {
  share: WidePictureScene;
  banners: (WidePictureScene & { name: string })[];
}

export const sceneByBrand: Record<string, BrandScene> = {
  osh: {
    share: { colors: ["#17897b", "#0a5a50"], pictures: ["osh/toy-oshi"] },
    banners: [
      { name: "banner-palov", colors: ["#8a4a1c", "#5f2f10"], pictures: ["osh/toy-oshi"] },
      { name: "banner-kabob", colors: ["#7a2a1c", "#4f160e"], pictures: ["osh/assorti-kabob"] },
      { name: "banner-choy", colors: ["#9a6a38", "#6b4420"], pictures: ["osh/tandir-somsa"] },
    ],
  },
  pizza: {
    share: { colors: ["#e8502e", "#a81f0c"], pictures: ["pizza/pepperoni"] },
    banners: [
      { name: "banner-pizza", colors: ["#b93a1c", "#7d1c0a"], pictures: ["pizza/pepperoni"] },
      { name: "banner-burger", colors: ["#4a3a24", "#2b2014"], pictures: ["pizza/bor-burger"] },
      { name: "banner-night", colors: ["#25365c", "#111a34"], pictures: ["pizza/wings-crispy"] },
    ],
  },
  market: {
    share: {
      colors: ["#45b873", "#1c7a43"],
      pictures: ["market/tomato-pink", "market/lemon", "market/qaymoq"],
    },
    banners: [
      {
        name: "banner-fresh",
        colors: ["#a6dd8a", "#4fa557"],
        pictures: ["market/tomato-pink", "market/cucumber", "market/lemon"],
      },
      {
        name: "banner-dairy",
        colors: ["#a9d5f3", "#4d8fcb"],
        pictures: ["market/qaymoq", "market/cheese-dutch", "market/butter"],
      },
      {
        name: "banner-tea",
        colors: ["#f3cf8a", "#cf8440"],
        pictures: ["market/cookies", "market/lemon", "market/walnuts"],
      },
    ],
  },
};
