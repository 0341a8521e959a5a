import { join } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { componentTests } from "../../scripts/setup/component-tests.ts";
import { recordedStores } from "./src/testing/recorded-stores-plugin.ts";

export default componentTests({
  name: "storefront components",
  root: import.meta.dirname,
  plugins: [
    recordedStores(),
    tailwindcss(),
    lingui({ configPath: join(import.meta.dirname, "lingui.config.ts") }),
  ],
});
