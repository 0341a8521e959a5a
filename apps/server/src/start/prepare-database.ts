import type { Config } from "../config/config.ts";
import { saveDemoCredentials } from "../demo/demo-payments.ts";
import { saveDemoBrandBot } from "../demo/demo-telegram.ts";
import { DEMO_PASSWORD, loadDemo } from "../demo/load-demo.ts";
import { addDemoAdministrator } from "../modules/administration/index.ts";
import { selectDemoBrandKeys } from "../modules/merchants/index.ts";
import { systemClock } from "../platform/clock.ts";
import { type Database, migrateSchema } from "../platform/database/index.ts";
import { StartupError } from "../platform/startup-error.ts";

/** Runs migrations and loads the demo, without a statement timeout for slow machines. */
export async function prepareDatabase(config: Config, db: Database): Promise<void> {
  await migrateSchema(db);
  if (config.isDemo) await db.upkeep.unhurried((unlimited) => prepareDemoData(config, unlimited));
}

async function prepareDemoData(config: Config, db: Database): Promise<void> {
  const parts = { db, clock: systemClock, ...config };
  const { hasOthers, opened } = await db.platform(selectDemoBrandKeys);
  if (config.isPublicDemo && hasOthers)
    throw new StartupError("DEMO must not be public here: the database has brands that are not the demo's");
  if (!hasOthers && opened.length === 0) {
    const { demoBrands } = await import("@dasturxon/demo");
    await loadDemo(parts, demoBrands);
  }
  if (!config.isPublicDemo) await addDemoAdministrator(parts, DEMO_PASSWORD);
  await saveDemoCredentials(parts, config.demoPayments);
  await saveDemoBrandBot(parts, config.telegram.demoBotToken);
}
