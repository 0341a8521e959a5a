import { join } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { mergeConfig } from "vitest/config";
import { componentTests } from "../../vitest.browser.ts";
import { recordedStores } from "./src/testing/recorded-stores-plugin.ts";

const config = componentTests({
  name: "storefront components",
  root: import.meta.dirname,
  plugins: [
    recordedStores(),
    tailwindcss(),
    lingui({ configPath: join(import.meta.dirname, "lingui.config.ts") }),
  ],
});

export default mergeConfig(config, {
  test: {
    // A state is waited for as long as a busy machine takes to reach it.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
