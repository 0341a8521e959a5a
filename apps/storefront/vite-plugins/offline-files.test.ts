import { expect, test } from "vitest";
import { listOfflineChunkUrls } from "./offline-files.ts";

const createChunk = (
  fileName: string,
  moduleIds: string[],
  imports: string[] = [],
  dynamicImports: string[] = [],
) => ({
  type: "chunk" as const,
  fileName,
  moduleIds,
  imports,
  dynamicImports,
});

test("[ER-3] icons of a screen are cached with its scripts, map pictures are not", () => {
  const viteMetadata = {
    importedCss: new Set(["assets/pay-1.css"]),
    importedAssets: new Set(["assets/payment-marks-1.svg", "assets/marker-icon-1.png"]),
  };
  const files = listOfflineChunkUrls([
    { ...createChunk("assets/checkout-1.js", ["/x/src/routes/checkout.tsx"]), viteMetadata },
  ]);
  expect(files).toEqual(["/assets/checkout-1.js", "/assets/pay-1.css", "/assets/payment-marks-1.svg"]);
});

test("[ER-3] basket and menu are cached with their scripts, including lazy ones; not maps and languages", () => {
  const files = listOfflineChunkUrls([
    createChunk(
      "assets/basket-1.js",
      ["/x/src/routes/basket.tsx"],
      ["assets/shop-1.js"],
      ["assets/sheet-1.js"],
    ),
    createChunk(
      "assets/shop-1.js",
      ["/x/src/shop/menu.ts"],
      [],
      ["assets/leaflet-map-1.js", "assets/locale-uz-1.js"],
    ),
    createChunk("assets/sheet-1.js", ["/x/src/ui/sheet.tsx"]),
    createChunk("assets/leaflet-map-1.js", ["/x/src/features/map/leaflet-map.tsx"]),
    createChunk("assets/locale-uz-1.js", ["/x/locales/uz/storefront.po"]),
    createChunk("assets/booking-1.js", ["/x/src/routes/booking.tsx"]),
  ]);
  expect(files).toEqual(["/assets/basket-1.js", "/assets/sheet-1.js", "/assets/shop-1.js"]);
});
