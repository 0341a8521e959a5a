import { callPlatformApi } from "./request-platform.ts";

/**
 * Returns a link of the platform to create a brand without an SMS code. With SMS codes, the clients of one IP network
 * may create only ten brands a day.
 */
export async function createPermitLink(whom: string): Promise<string> {
  const { url } = await callPlatformApi<{ url: string }>("permits", { for: whom });
  return url;
}
