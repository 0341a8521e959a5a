import { expect, test } from "vitest";
import type { BusEvent } from "../../events.ts";
import { createEventWatch } from "./watch.ts";

const createChangedEvent = (key: string, userId: string, merchantId = "m"): BusEvent<"order-changed"> => ({
  merchantId,
  topic: "order-changed",
  key,
  payload: { version: 1, status: "CREATED", userId },
  seq: 1,
});

test("[R25] a customer's page receives only the own events, however many the brand has, and none as another brand's customer", () => {
  const watch = createEventWatch<"order-changed">();
  const heard: string[] = [];
  const stop = watch.watchCustomer({ merchantId: "m", userId: "me" }, ({ key }) => heard.push(key));
  for (let at = 0; at < 1000; at += 1) watch.hear(createChangedEvent(`other ${at}`, "other"));
  watch.hear(createChangedEvent("elsewhere", "me", "n"));
  watch.hear(createChangedEvent("mine", "me"));
  expect(heard).toEqual(["mine"]);
  stop();
  watch.hear(createChangedEvent("later", "me"));
  expect(heard).toEqual(["mine"]);
});
