import type { DemoBrand } from "../types.ts";

type Banners = NonNullable<DemoBrand["banners"]>;

/** Banners of brands that do not define their own. */
const defaultBannersByBrand: Record<string, Banners> = {
  pizza: [
    {
      picture: "pizza/banner-pizza",
      categoryKey: "pizza-classic",
      name: { uz: "Oʻtin pechidan", ru: "Из дровяной печи", eng: "From the wood oven" },
    },
    {
      picture: "pizza/banner-burger",
      categoryKey: "burger",
      name: { uz: "Burgerlar har kuni", ru: "Бургеры каждый день", eng: "Burgers every day" },
    },
    {
      picture: "pizza/banner-night",
      categoryKey: "combo",
      name: { uz: "Kechasi ham ochiqmiz", ru: "Открыты и ночью", eng: "Open at night too" },
    },
  ],
  market: [
    {
      picture: "market/banner-fresh",
      categoryKey: "vegetables",
      name: {
        uz: "Bozordan bugun",
        ru: "С базара сегодня",
        eng: "From the market today",
        ar: "من البازار اليوم",
      },
    },
    {
      picture: "market/banner-dairy",
      categoryKey: "dairy",
      name: { uz: "Yangi sut mahsulotlari", ru: "Свежее молочное", eng: "Fresh dairy", ar: "ألبان طازجة" },
    },
    {
      picture: "market/banner-tea",
      categoryKey: "tea",
      name: { uz: "Choy va shirinliklar", ru: "Чай и сладости", eng: "Tea and sweets", ar: "شاي وحلويات" },
    },
  ],
};

/** Returns a brand's own banners, or else the default banners for the brand. */
export function listBanners(brand: DemoBrand): Banners {
  return brand.banners ?? defaultBannersByBrand[brand.key] ?? [];
}
