import { getPlatformUrl } from "./brands.ts";

/** Calls the platform API with a new administrator session. */
export async function callPlatformApi<Reply>(path: string, body: object = {}): Promise<Reply> {
  const { token } = await postToPlatform<{ token: string }>("sign-in", {
    login: "platform",
    password: "demo",
  });
  return postToPlatform<Reply>(path, body, token);
}

async function postToPlatform<Reply>(path: string, body: object, token?: string): Promise<Reply> {
  const headers = {
    "content-type": "application/json",
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const reply = await fetch(getPlatformUrl(`/api/platform/v1/${path}`), init);
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}
