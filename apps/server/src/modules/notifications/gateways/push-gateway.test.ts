import { afterAll, expect, test } from "vitest";
import { startFakePushService } from "../../../testing/fake-push.ts";
import { createAllowedPushServices } from "./allowed-pushes.ts";
import { createPushGateway } from "./push-gateway.ts";

const fakePushService = await startFakePushService();
afterAll(fakePushService.close);
const gateway = createPushGateway(createAllowedPushServices([fakePushService.origin]));
const sendTestPush = () =>
  gateway.send(
    {
      endpoint: fakePushService.newBrowser().subscription.endpoint,
      authorization: "vapid t=a, k=b",
      body: Buffer.from("sealed"),
      ttlSeconds: 60,
      topic: "topic",
    },
    new AbortController().signal,
  );

test.each([
  [201, "taken"],
  [404, "gone"],
  [410, "gone"],
  [401, "forbidden"],
  [403, "forbidden"],
  [400, "refused"],
  [413, "refused"],
  [415, "refused"],
] as const)("[CT-4] treats %d of a push service as permanent: %s", async (status, outcome) => {
  fakePushService.answer(status);
  expect(await sendTestPush()).toBe(outcome);
});

test.each([408, 425, 429, 500, 503])("[CT-4] treats %d of a push service as temporary", async (status) => {
  fakePushService.answer(status);
  await expect(sendTestPush()).rejects.toThrow(`answered ${status}`);
});

test.each([
  ["120", 120],
  ["1", 5],
  ["999999", 21_600],
  [new Date(Date.now() + 90_000).toUTCString(), 90],
] as const)("[CT-4] reads Retry-After of a push service: %s", async (retryAfter, seconds) => {
  fakePushService.answer(429, { "retry-after": retryAfter });
  const error = await sendTestPush().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ name: "PushBusyError" });
  const said = (error as { seconds: number }).seconds;
  expect(Math.abs(said - seconds)).toBeLessThan(30);
});

test("[CT-4] ignores an invalid Retry-After and uses the queue's pauses", async () => {
  fakePushService.answer(503, { "retry-after": "soon" });
  await expect(sendTestPush()).rejects.toThrow("answered 503");
});
