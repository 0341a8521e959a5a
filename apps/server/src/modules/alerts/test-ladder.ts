import type { AlertTest } from "@dasturxon/contract";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import type { Tx } from "../../platform/database/index.ts";
import { type Refusal, refuse, type Session } from "../../platform/http/index.ts";
import { newId } from "../../platform/ids.ts";
import { escalateAlert, type EscalationDeps } from "./escalation/escalate-alert.ts";
import { selectMessages } from "./messages/queries.ts";
import { insertAlert, selectAlert } from "./queries.ts";
import { selectAlertLadder } from "./settings/queries.ts";

interface AlertLadderTestCall {
  session: Session;
  now: Date;
}

/** Starts a test alert, which runs the message steps of a branch with test messages. */
export async function startAlertLadderTest(
  tx: Tx,
  deps: EscalationDeps,
  { session, branchId, now }: AlertLadderTestCall & { branchId: string },
): Promise<{ testId: string } | Refusal<"not_found">> {
  const { merchantId, branchIds } = session;
  const branch = worksInBranch(branchIds, branchId)
    ? await selectAlertLadder(tx, merchantId, branchId)
    : undefined;
  if (!branch) return refuse("not_found");
  const key = { kind: "test" as const, subjectId: newId() };
  await insertAlert(tx, merchantId, { ...key, branchId, label: "", beganAt: now });
  await escalateAlert(tx, deps, { ...key, merchantId, now });
  return { testId: key.subjectId };
}

/** Returns the progress of a test alert. */
export async function showTestAlert(
  tx: Tx,
  { merchantId, branchIds }: Session,
  testId: string,
): Promise<AlertTest | Refusal<"not_found">> {
  const key = { kind: "test" as const, subjectId: testId };
  const alert = await selectAlert(tx, merchantId, key);
  if (!alert || !worksInBranch(branchIds, alert.branchId)) return refuse("not_found");
  const messages = await selectMessages(tx, merchantId, key);
  const views = messages.map(({ step, name, state }) => ({
    step,
    name,
    state: state === "sending" ? ("waiting" as const) : state,
  }));
  const isOver = alert.endedAt !== null && views.every(({ state }) => state !== "waiting");
  return { step: alert.doneStep, startedAt: alert.beganAt.toISOString(), isOver, messages: views };
}

/**
 * Adapter for test alerts (see `AlertSubject`). A test alert counts as unanswered at all times, so it always runs to
 * its last step.
 */
export const testAlertSubject = {
  lock: async (tx: Tx, { merchantId, subjectId }: { merchantId: string; subjectId: string }) => {
    const alert = await selectAlert(tx, merchantId, { kind: "test", subjectId });
    return alert ? { branchId: alert.branchId, label: alert.label } : null;
  },
  climb: async () => true,
};
