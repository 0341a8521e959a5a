import { request } from "node:http";

export interface HostAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  data: Buffer;
}

export interface HostRequest {
  method?: string;
  host?: string;
  token?: string | undefined;
  cookie?: string;
  body?: Buffer | undefined;
  type?: string;
}

/** Requests a page or call of any host from the server at the address `base`. */
export function requestByHost(base: string, path: string, asking: HostRequest = {}): Promise<HostAnswer> {
  const { method = "GET", host = "osh.localhost", token, cookie, body, type = "application/json" } = asking;
  const { hostname, port } = new URL(base);
  const headers = {
    host,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(cookie === undefined ? {} : { cookie }),
    ...(body === undefined ? {} : { "content-type": type, "content-length": body.length }),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (reply) => {
      const parts: Buffer[] = [];
      reply.on("data", (part: Buffer) => parts.push(part));
      reply.on("error", reject);
      reply.on("end", () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, data: Buffer.concat(parts) }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
