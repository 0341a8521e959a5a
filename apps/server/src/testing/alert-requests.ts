import { DEFAULT_ALERT_LADDER_SETTINGS } from "@dasturxon/domain/alert-ladder";
import type { TestApp } from "./test-app.ts";
import { branchIdFromKey } from "./test-shop.ts";

/** Escalation settings that are valid for any branch. */
const validEscalationSettings = { ...DEFAULT_ALERT_LADDER_SETTINGS, people: [] };

/** Valid requests for the staff's calls about alerts: reacting to an order, and the settings of escalation. */
export const createAlertRequests = (
  app: TestApp,
  { newOrder, ownerToken }: { newOrder: () => Promise<{ id: string }>; ownerToken: () => string },
) => ({
  acceptOrder: async () => ({ params: { id: (await newOrder()).id }, body: { version: 1 } }),
  seeOrder: async () => ({ params: { id: (await newOrder()).id }, body: { version: 1 } }),
  changeAlertLadder: () => ({ params: { id: branchIdFromKey("center") }, body: validEscalationSettings }),
  testAlertLadder: () => ({ params: { id: branchIdFromKey("center") } }),
  alertTest: async () => {
    const path = `/console/v1/alert-ladders/${branchIdFromKey("center")}/test`;
    const { body } = await app.call<{ testId: string }>(path, { token: ownerToken(), method: "POST" });
    return { params: { id: body.testId } };
  },
});

type ExpectedAlertAnswer = [200] | [404, { params: { id: string }; body?: object }];

/** Expected responses of the calls about alerts of a branch, for staff of another branch. */
export function createExpectedAlertAnswers(id: string) {
  const params = { id };
  const alertLadders: ExpectedAlertAnswer = [200];
  const changeAlertLadder: ExpectedAlertAnswer = [404, { params, body: validEscalationSettings }];
  const [testAlertLadder, alertTest]: [ExpectedAlertAnswer, ExpectedAlertAnswer] = [
    [404, { params }],
    [404, { params }],
  ];
  return { alertLadders, changeAlertLadder, testAlertLadder, alertTest };
}
