import { join } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { mergeConfig } from "vitest/config";
import { componentTests } from "../../vitest.browser.ts";
import { resourceShapes } from "./vite-plugins/resource-shapes.ts";

export default mergeConfig(
  componentTests({
    name: "console components",
    root: import.meta.dirname,
    plugins: [
      resourceShapes(),
      lingui({ configPath: join(import.meta.dirname, "lingui.config.ts") }),
      react(),
    ],
  }),
  {
    // Found while tests run, a dependency would be prepared then, and the page loaded anew.
    optimizeDeps: {
      include: [
        "@mantine/core",
        "@mantine/form",
        "@mantine/hooks",
        "@mantine/notifications",
        "@tanstack/react-query",
        "@lingui/core",
        "@lingui/react",
        "axe-core",
        "leaflet",
        "lucide-react",
        "react-router",
        "uqr",
        "zod",
      ],
    },
    test: {
      // States are waited for; the limits only end a test that hangs, on a machine that does much else too.
      testTimeout: 180_000,
      expect: { poll: { timeout: 30_000 } },
      // As Playwright's own locators: a text is found by its part.
      // A page of many modules is long in coming on a busy machine.
      browser: { locators: { exact: false }, connectTimeout: 300_000 },
    },
  },
);
