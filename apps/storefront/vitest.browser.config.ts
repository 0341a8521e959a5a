import { join } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { createComponentTestConfig } from "../../scripts/setup/component-tests.ts";
import { recordedStoresPlugin } from "./src/testing/recorded-stores-plugin.ts";

export default createComponentTestConfig({
  name: "storefront components",
  root: import.meta.dirname,
  plugins: [
    recordedStoresPlugin(),
    tailwindcss(),
    lingui({ configPath: join(import.meta.dirname, "lingui.config.ts") }),
  ],
});
