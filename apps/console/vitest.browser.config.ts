import { join } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { componentTests } from "../../vitest.browser.ts";
import { resourceShapes } from "./vite-plugins/resource-shapes.ts";

export default componentTests({
  name: "console components",
  root: import.meta.dirname,
  plugins: [resourceShapes(), lingui({ configPath: join(import.meta.dirname, "lingui.config.ts") }), react()],
});
