import { get } from "node:http";

/**
 * Requests a page by plain HTTP: follows no redirects, and connects to localhost with the brand's host name in the
 * header.
 */
export async function requestPage(address: string): Promise<{ status: number; body: string }> {
  const { host, port, pathname, search } = new URL(address);
  return await new Promise((resolve, reject) => {
    const request = get({ host: "localhost", port, path: pathname + search, headers: { host } }, (reply) => {
      const parts: Buffer[] = [];
      reply.on("data", (part: Buffer) => parts.push(part));
      reply.on("end", () =>
        resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
      );
      reply.on("error", reject);
    });
    request.on("error", reject);
  });
}
