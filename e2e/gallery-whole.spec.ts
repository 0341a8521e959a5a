import { join } from "node:path";
import { hasDatabase } from "./src/database.ts";
import { COLOR_THEMES } from "./src/gallery-sets.ts";
import { SCREENS, type ScreenData } from "./src/screens-table.ts";
import { PICTURES_FOLDER, takeScreenshots } from "./src/take-pictures.ts";
import { expect, test } from "./src/test.ts";
import { FullyFeaturedBrand } from "./src/whole-brand.ts";

const LANGUAGE = "ru";
const formatRouteName = (route: string) =>
  route.replaceAll(/[^A-Za-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "home";

// Takes a screenshot of every path of a brand with all features on, directly after the path is opened.
for (const theme of COLOR_THEMES)
  test(`whole, ${LANGUAGE}, ${theme} @gallery`, async ({ page }) => {
    test.skip(!hasDatabase(), "brands are copied on PostgreSQL only");
    test.setTimeout(600_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    const whole = await FullyFeaturedBrand.make();
    const things: ScreenData = { ...(await whole.things(page, LANGUAGE)), orderId: "", orderNumber: 0 };
    await whole.askForCode(page);
    await whole.routeNobody(page);
    for (const { route, path, host } of SCREENS) {
      if (route === "/") Object.assign(things, await whole.comeIn(page, LANGUAGE));
      const wanted = path?.(things) ?? route;
      await page.goto(
        whole.url(host === "nobody" ? `${wanted}?lang=${LANGUAGE}` : `/${LANGUAGE}${wanted}`, host),
      );
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await takeScreenshots(
        page,
        join(PICTURES_FOLDER, `whole-${LANGUAGE}-${theme}`, `60-${formatRouteName(route)}`),
      );
    }
  });
