import { askPlatform } from "./ask-platform.ts";

/** A link of the platform by which a brand is begun without a code: a network opens ten by codes a day at most. */
export async function giveLink(whom: string): Promise<string> {
  const { url } = await askPlatform<{ url: string }>("permits", { for: whom });
  return url;
}
