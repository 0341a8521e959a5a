import type { Config } from "./config.ts";

/** Returns the public URL of the platform. Brands use its sub-domains. */
export function publicUrlFromConfig(config: Pick<Config, "publicOrigin" | "port">): string {
  return config.publicOrigin ?? `http://localhost:${config.port}`;
}
