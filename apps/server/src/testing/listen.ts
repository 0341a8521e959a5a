import type { BoardOrder, ConsoleEvent } from "@dasturxon/contract";
import { afterAll } from "vitest";
import type { TestApp } from "./test-app.ts";

/**
 * Opens an event stream of the API over a socket until the test ends, with a token or other headers. Returns a function
 * that returns the events received so far.
 */
export async function listenToEvents<Event>(
  app: TestApp,
  path: string,
  as: string | Record<string, string>,
): Promise<() => Event[]> {
  const address = app.http.app.server.listening
    ? app.http.app.listeningOrigin
    : await app.http.app.listen({ port: 0, host: "127.0.0.1" });
  const stop = new AbortController();
  afterAll(() => stop.abort());
  const headers = typeof as === "string" ? { authorization: `Bearer ${as}` } : as;
  const reply = await fetch(`${address}/api${path}`, { headers, signal: stop.signal });
  let text = "";
  const readStreamText = async () => {
    for await (const part of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part;
  };
  readStreamText().catch(() => undefined);
  return () => [...text.matchAll(/^data: (\{.{10,})$/gm)].map(([, json = ""]) => JSON.parse(json) as Event);
}

/**
 * Opens a console's event stream until the test ends. Returns a function that returns the received orders. `query`
 * starts with a question mark.
 */
export async function listenToOrders(app: TestApp, token: string, query = ""): Promise<() => BoardOrder[]> {
  const events = await listenToEvents<ConsoleEvent>(app, `/console/v1/events${query}`, token);
  return () => events().flatMap(({ order }) => order ?? []);
}
