import { buildApps, findStaleApps } from "./build-apps.mjs";
import { installPackages, isInstalled } from "./install.mjs";
import { runWithSetupLock } from "./setup-lock.mjs";

/** Installs packages and, unless `build: false`, builds the applications. */
export async function installAndBuild({ build = true } = {}) {
  if (isInstalled() && (!build || findStaleApps().length === 0)) return;
  const done = await runWithSetupLock(async () => {
    await installPackages();
    return build ? await buildApps() : true;
  });
  if (!done) process.exit(1);
}
