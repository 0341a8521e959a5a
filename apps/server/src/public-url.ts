import type { Config } from "./config.ts";

/** Where visitors reach the platform; brands lie under its sub-domains. */
export function publicUrl(config: Pick<Config, "publicOrigin" | "port">): string {
  return config.publicOrigin ?? `http://localhost:${config.port}`;
}
