import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";

export interface CallOptions {
  token?: string | undefined;
  /** Request body. If it is set, the method is POST unless `method` overrides it. */
  body?: object | undefined;
  method?: string;
  headers?: Record<string, string> | undefined;
}

/**
 * Returns a function that calls a brand's API over one keep-alive connection. The function throws for any HTTP status
 * but 200, because error responses are cheap and would improve the measured result.
 */
export function createApiCaller(port: number, brand: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (
    path: string,
    { token, body, method = body ? "POST" : "GET", headers }: CallOptions = {},
  ): Promise<unknown> => {
    const sent = request({
      agent,
      port,
      host: "127.0.0.1",
      method,
      path: `/api${path}`,
      headers: {
        host: `${brand}.localhost`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { "content-type": "application/json" } : {}),
        ...(method === "GET" ? {} : { "idempotency-key": randomUUID() }),
        ...headers,
      },
    });
    sent.end(body && JSON.stringify(body));
    const [response] = await once(sent, "response");
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part);
    const text = Buffer.concat(parts).toString();
    if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}: ${text}`);
    const isPage = response.headers["content-type"]?.startsWith("text/html");
    return isPage ? text : (JSON.parse(text) as unknown);
  };
}
