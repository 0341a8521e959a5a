import type { TestApp } from "./test-app.ts";

/** What a change of the brand's settings has to be made on now. */
export async function settingsVersion(app: TestApp, token: string | undefined): Promise<number> {
  return (await app.call<{ version: number }>("/console/v1/settings", { token })).body.version;
}
