import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const sourceFolder = join(import.meta.dirname, "..");
const RECORDED_STORE_MODULES = ["store", "stored-store", "answers"];

/**
 * Makes test modules create their stores with `testing/recorded-*.ts` instead of `platform/*.ts`, so that all stores
 * can be reset between tests.
 */
export function recordedStoresPlugin(): Plugin {
  for (const name of RECORDED_STORE_MODULES)
    if (!existsSync(join(sourceFolder, "platform", `${name}.ts`)))
      throw new Error(`There is no platform/${name}.ts.`);
  return {
    name: "recorded-stores",
    enforce: "pre",
    async resolveId(id, importer) {
      const name = RECORDED_STORE_MODULES.find((each) => id.endsWith(`/${each}.ts`));
      if (name === undefined || importer === undefined || importer.includes("/testing/recorded-"))
        return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found?.id === join(sourceFolder, "platform", `${name}.ts`)
        ? join(sourceFolder, "testing", `recorded-${name}.ts`)
        : null;
    },
  };
}
