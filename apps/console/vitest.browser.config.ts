import { join } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { mergeConfig } from "vitest/config";
import { createComponentTestConfig } from "../../scripts/setup/component-tests.ts";
import { createResourceShapesPlugin } from "./vite-plugins/resource-shapes.ts";

export default mergeConfig(
  createComponentTestConfig({
    name: "console components",
    root: import.meta.dirname,
    plugins: [
      createResourceShapesPlugin(),
      lingui({ configPath: join(import.meta.dirname, "lingui.config.ts") }),
      react(),
    ],
  }),
  {
    test: {
      // Locators match a part of a text, like Playwright's own locators.
      browser: { locators: { exact: false } },
    },
  },
);
