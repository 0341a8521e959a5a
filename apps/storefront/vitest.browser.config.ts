import { join } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { componentTests } from "../../vitest.browser.ts";

export default componentTests({
  name: "storefront components",
  root: import.meta.dirname,
  plugins: [tailwindcss(), lingui({ configPath: join(import.meta.dirname, "lingui.config.ts") })],
});
