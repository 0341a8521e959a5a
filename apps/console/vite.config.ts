import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { resourceShapes } from "./vite-plugins/resource-shapes.ts";

export default defineConfig({
  base: "/console/",
  plugins: [resourceShapes(), lingui(), react()],
  build: { target: "es2023", assetsInlineLimit: 0 },
});
