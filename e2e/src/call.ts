import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { getPlatformUrl } from "./brands.ts";

/** Opens an empty page of an origin, to make API calls before the product is opened. */
export async function openEmptyPage(page: Page, origin: string): Promise<void> {
  const address = `${origin}/empty`;
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto(address);
  await page.unroute(address);
}

/** Calls the API with the page's session, from the page's own origin. */
export async function callApi<Reply>(page: Page, request: string, body?: object): Promise<Reply> {
  const [method = "GET", path = ""] = request.split(" ");
  const answer = await page.evaluate(
    async ([how, where, what, key]) => {
      // The random idempotency key prevents that the server treats equal orders of a test as retries of one order.
      const headers = { "content-type": "application/json", "idempotency-key": key };
      const init = what === null ? {} : { body: what, headers };
      const reply = await fetch(`/api${where}`, { method: how, ...init });
      return { status: reply.status, text: await reply.text() };
    },
    [method, path, body ? JSON.stringify(body) : null, randomUUID()] as const,
  );
  if (answer.status !== 200) throw new Error(`${request}: ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text) as Reply;
}

/** Calls the public store API for the brand of the signed-in member of staff. */
export async function callStoreApi<Reply>(page: Page, path: string): Promise<Reply> {
  const { merchant } = await callApi<{ merchant: { id: string } }>(page, "GET /console/v1/me");
  const reply = await fetch(getPlatformUrl(`/api${path.replace("{merchantId}", merchant.id)}`), {
    headers: { "merchant-id": merchant.id },
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}
