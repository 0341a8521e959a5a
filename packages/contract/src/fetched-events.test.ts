import { afterEach, expect, test, vi } from "vitest";
import { FetchedEvents } from "./fetched-events.ts";

afterEach(() => vi.unstubAllGlobals());

/** Returns a reply whose body consists of `pieces` and remains open until `end` is called. */
function createOpenReply(pieces: Uint8Array[]) {
  let end = () => undefined as void;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      end = () => controller.close();
    },
  });
  const asked = vi.fn<typeof fetch>(async () => new Response(body));
  vi.stubGlobal("fetch", asked);
  return { asked, end: () => end() };
}

function recordEvents(line: FetchedEvents) {
  const told: string[] = [];
  line.onopen = () => told.push("open");
  line.onmessage = ({ data, lastEventId }) => told.push(`${lastEventId}:${data}`);
  line.onerror = () => told.push("error");
  line.addEventListener("beat", () => told.push("beat"));
  return told;
}

test("[OR-5] events are complete however the network splits them, also within multi-byte characters, and the secret is sent as a header", async () => {
  const text =
    'retry: 1000\n\nid: 7\ndata: {"name":"Али: a"}\n\nevent: beat\ndata: {}\n\nid: 8\ndata: {"n":2}\n\n';
  const bytes = new TextEncoder().encode(text);
  const { asked, end } = createOpenReply(Array.from(bytes, (byte) => Uint8Array.of(byte)));
  const line = new FetchedEvents("/api/changes", { "group-secret": "s" });
  const told = recordEvents(line);
  await vi.waitFor(() => expect(told).toEqual(["open", '7:{"name":"Али: a"}', "beat", '8:{"n":2}']));
  expect(asked.mock.calls[0]?.[1]?.headers).toEqual({ "group-secret": "s" });
  end();
  await vi.waitFor(() => expect(told.at(-1)).toBe("error"));
  expect(line.readyState).toBe(2);
});

test("[OR-5] a refusal and a network failure end the stream with an error; a caller that closes it gets no more events", async () => {
  for (const answer of [
    async () => new Response("{}", { status: 404 }),
    async () => Promise.reject(new Error("lost")),
  ]) {
    vi.stubGlobal("fetch", vi.fn<typeof fetch>(answer));
    const told = recordEvents(new FetchedEvents("/api/changes", {}));
    await vi.waitFor(() => expect(told).toEqual(["error"]));
  }
  const { end } = createOpenReply([]);
  const line = new FetchedEvents("/api/changes", {});
  const told = recordEvents(line);
  await vi.waitFor(() => expect(told).toEqual(["open"]));
  line.close();
  end();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(told).toEqual(["open"]);
});
