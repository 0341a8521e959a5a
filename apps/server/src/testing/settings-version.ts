import type { TestApp } from "./test-app.ts";

/** Returns the current version of the brand's settings. */
export async function fetchSettingsVersion(app: TestApp, token: string | undefined): Promise<number> {
  return (await app.call<{ version: number }>("/console/v1/settings", { token })).body.version;
}
