import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { applyLiveEvent, type LiveDataSource, createLiveQuery } from "./live-source.ts";

interface BellsState {
  lastEventId: string;
  rung: string[];
}

/** Creates a live source whose response is pending until the test resolves it. */
function createSlowSource() {
  const answer = Promise.withResolvers<BellsState>();
  const source: LiveDataSource<BellsState, string> = {
    key: "bells",
    eventOf: () => null,
    read: () => answer.promise,
    withEvent: (state, bell) => ({ ...state, rung: [...state.rung, bell] }),
  };
  return { source, answer };
}

test("[OR-5] [OR-11] does not lose events during a read, and does not apply an event twice", async () => {
  const client = new QueryClient();
  const { source, answer } = createSlowSource();
  client.setQueryData<BellsState>(["bells"], { lastEventId: "4", rung: [] });
  const reading = client.fetchQuery(createLiveQuery(client, source));
  applyLiveEvent(client, source, { id: 5, event: "table 5" });
  applyLiveEvent(client, source, { id: 6, event: "table 6" });
  expect(client.getQueryData<BellsState>(["bells"])?.rung).toEqual(["table 5", "table 6"]);
  answer.resolve({ lastEventId: "5", rung: ["table 5"] });
  expect((await reading).rung).toEqual(["table 5", "table 6"]);
  expect(client.getQueryData<BellsState>(["bells"])?.rung).toEqual(["table 5", "table 6"]);
});

test("retries a failed read, and relies on events after a successful one", () => {
  const { refetchInterval } = createLiveQuery(new QueryClient(), createSlowSource().source);
  expect(refetchInterval({ state: { data: undefined } })).toBeGreaterThan(0);
  expect(refetchInterval({ state: { data: { lastEventId: "1", rung: [] } } })).toBe(false);
});
