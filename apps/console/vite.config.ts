import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/console/",
  plugins: [lingui(), react()],
  build: { target: "es2023", assetsInlineLimit: 0 },
});
