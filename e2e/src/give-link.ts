import { platformUrl } from "./brands.ts";

/** A link of the platform by which a brand is begun without a code: a network opens ten by codes a day at most. */
export async function giveLink(whom: string): Promise<string> {
  const { token } = await ask<{ token: string }>("sign-in", { login: "platform", password: "demo" });
  const { url } = await ask<{ url: string }>("permits", { for: whom }, token);
  return url;
}

async function ask<Reply>(path: string, body: object, token?: string): Promise<Reply> {
  const headers = {
    "content-type": "application/json",
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const reply = await fetch(platformUrl(`/api/platform/v1/${path}`), init);
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}
