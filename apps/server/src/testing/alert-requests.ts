import { DEFAULT_LADDER } from "@dasturxon/domain/alert-ladder";
import type { TestApp } from "./test-app.ts";
import { branchId } from "./test-shop.ts";

/** Settings that fit any branch. */
const settings = { ...DEFAULT_LADDER, people: [] };

/** Requests that somebody of the brand's staff is answered: to react to an order, and to set what is done when nobody does. */
export const alertRequests = (
  app: TestApp,
  { newOrder, ownerToken }: { newOrder: () => Promise<{ id: string }>; ownerToken: () => string },
) => ({
  acceptOrder: async () => ({ params: { id: (await newOrder()).id }, body: { version: 1 } }),
  seeOrder: async () => ({ params: { id: (await newOrder()).id }, body: { version: 1 } }),
  changeAlertLadder: () => ({ params: { id: branchId("center") }, body: settings }),
  testAlertLadder: () => ({ params: { id: branchId("center") } }),
  alertTest: async () => {
    const path = `/console/v1/alert-ladders/${branchId("center")}/test`;
    const { body } = await app.call<{ testId: string }>(path, { token: ownerToken(), method: "POST" });
    return { params: { id: body.testId } };
  },
});

type Reach = [200] | [404, { params: { id: string }; body?: object }];

/** The calls about alerts of a branch, as somebody of another branch is answered. */
export function ofAlerts(id: string) {
  const params = { id };
  const alertLadders: Reach = [200];
  const changeAlertLadder: Reach = [404, { params, body: settings }];
  const [testAlertLadder, alertTest]: [Reach, Reach] = [
    [404, { params }],
    [404, { params }],
  ];
  return { alertLadders, changeAlertLadder, testAlertLadder, alertTest };
}
