import { buildApps, findStaleApps } from "./build-apps.mjs";
import { install, isInstalled } from "./install.mjs";
import { withSetupLock } from "./setup-lock.mjs";

/** Installs packages and, unless `build: false`, builds the applications. */
export async function prepare({ build = true } = {}) {
  if (isInstalled() && (!build || findStaleApps().length === 0)) return;
  const done = await withSetupLock(async () => {
    await install();
    return build ? await buildApps() : true;
  });
  if (!done) process.exit(1);
}
