import type { TestApp } from "./test-app.ts";

/** Account of a test brand at Paynet. Each brand has its own. */
export const createPaynetAccount = (brand: "osh" | "pizza") => ({
  serviceId: brand === "osh" ? "401" : "402",
  login: `paynet-of-${brand}`,
  password: `password:of:${brand}`,
});

/** Returns the header `Authorization` that Paynet sends for a test brand. */
export function createPaynetAuthorization(brand: "osh" | "pizza" = "osh"): string {
  const { login, password } = createPaynetAccount(brand);
  return `Basic ${Buffer.from(`${login}:${password}`).toString("base64")}`;
}

export interface PaynetReply {
  status: number;
  /** Raw text of the response. */
  text: string;
  result?: Record<string, unknown>;
  error?: { code: number; message: string };
  id: unknown;
}

/** Calls the web service at `path` like Paynet. */
export async function callAsPaynet(
  app: TestApp,
  path: string,
  request: { method: string; params: object } | string,
  authorization = createPaynetAuthorization(),
): Promise<PaynetReply> {
  const reply = await app.http.app.inject({
    method: "POST",
    url: `/api${path}`,
    headers: { host: "localhost", "content-type": "application/json", authorization },
    payload: typeof request === "string" ? request : JSON.stringify({ jsonrpc: "2.0", id: 7, ...request }),
  });
  return {
    status: reply.statusCode,
    text: reply.body,
    ...reply.json<Omit<PaynetReply, "status" | "text">>(),
  };
}
