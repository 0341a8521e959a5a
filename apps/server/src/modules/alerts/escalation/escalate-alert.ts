import {
  findAlertStepDelays,
  MESSAGE_ALERT_STEPS,
  type MessageAlertStep,
  findNextAlertStep,
  type NextAlertStep,
} from "@dasturxon/domain/alert-ladder";
import type { AlertLadderSettings } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { pauseBranchByAlert } from "../../merchants/index.ts";
import type { AlertChannels, AlertSubjects } from "../channels.ts";
import type { StepDelayHistogram } from "../delay-metric.ts";
import { endAlert } from "../end-alert.ts";
import { enqueueStepMessages } from "../messages/send-step.ts";
import {
  type AlertKey,
  type AlertRow,
  deleteAlert,
  insertAlert,
  selectAlert,
  selectAlertForUpdate,
  selectHasStaffReactionForUpdate,
  updateAlertNextStepAt,
  updateAlertReopened,
  updateAlertStep,
} from "../queries.ts";
import { readAlertLadderSettings } from "../settings/ladder-settings.ts";

export interface EscalationDeps {
  channels: AlertChannels;
  subjects: AlertSubjects;
  /** Function that is called for each alert step that had an effect, with the seconds since the alert started. */
  onStep: StepDelayHistogram["observe"];
}

type EscalatedAlert = AlertKey & { merchantId: string; now: Date };

/**
 * Creates the alert of an order, reservation or waiter call that waits for an answer. An open alert remains unchanged.
 */
export async function beginAlert(tx: Tx, deps: EscalationDeps, alert: EscalatedAlert): Promise<void> {
  const { merchantId, kind, subjectId, now } = alert;
  const key = { kind, subjectId };
  const known = await selectAlert(tx, merchantId, key);
  // An alert that is still open remains unchanged. Each alert step publishes an order event, which enqueues this job
  // again.
  if (known && !known.endedAt && known.nextAt) return;
  const waiting = await deps.subjects[kind].lock(tx, alert);
  if (!waiting) return;
  const { branchId, label, since = null } = waiting;
  const before = await selectAlertForUpdate(tx, merchantId, key);
  // The earlier alert is closed, but its subject waits for an answer again. Examples: a table calls the waiter again,
  // or an order is paid after the staff saw it.
  const isAgain = before && (before.endedAt !== null || (since !== null && since > before.beganAt));
  if (isAgain && kind === "device" && isInDeviceAlertCooldown(before, now)) {
    await updateAlertReopened(tx, merchantId, { ...key, now });
    return escalateAlert(tx, deps, alert);
  }
  if (isAgain) await deleteAlert(tx, merchantId, key);
  const isNew = await insertAlert(tx, merchantId, { ...key, branchId, label, beganAt: since ?? now });
  if (isNew) await escalateAlert(tx, deps, alert);
}

/**
 * Cooldown of a device alert, in milliseconds. During the cooldown, no alert step is repeated for a device that
 * disconnects repeatedly.
 */
const DEVICE_ALERT_COOLDOWN_MS = 3_600_000;

/** Whether a closed alert is still in its cooldown, so that it is reopened after its last step instead of restarted. */
const isInDeviceAlertCooldown = ({ beganAt, step }: AlertRow, now: Date): boolean =>
  step !== null && now.getTime() - beganAt.getTime() < DEVICE_ALERT_COOLDOWN_MS;

/**
 * Runs all alert steps that are due and schedules the next one. The alert and its subject (the order, reservation or
 * waiter call) are locked, so only one of several workers runs a step. A concurrent reaction of the staff either
 * prevents the step or closes the alert after it.
 */
export async function escalateAlert(tx: Tx, deps: EscalationDeps, climbed: EscalatedAlert): Promise<void> {
  const { merchantId, kind } = climbed;
  const waiting = await deps.subjects[kind].lock(tx, climbed);
  const alert = await selectAlertForUpdate(tx, merchantId, climbed);
  if (!alert || alert.endedAt) return;
  // After an order was accepted or refused automatically (step `decide`), the only remaining step is the pause of the
  // branch.
  const isDecided = alert.step === "decide";
  if (!waiting && !isDecided) return endAlert(tx, merchantId, { ...climbed, by: "system" });
  const settings = await readAlertLadderSettings(tx, merchantId, alert.branchId);
  await runDueAlertSteps(tx, deps, { ...climbed, alert, settings });
}

type AlertWithSettings = EscalatedAlert & { alert: AlertRow; settings: AlertLadderSettings };

async function runDueAlertSteps(
  tx: Tx,
  deps: EscalationDeps,
  { alert, settings, ...climbed }: AlertWithSettings,
): Promise<void> {
  const { merchantId, kind, subjectId, now } = climbed;
  const delays = findAlertStepDelays(kind, settings);
  let { step: last, stepAt } = alert;
  for (let next = findNextAlertStep(delays, last); next !== null; next = findNextAlertStep(delays, last)) {
    const dueAt = new Date((stepAt ?? alert.beganAt).getTime() + next.afterSeconds * 1000);
    const delayMs = dueAt.getTime() - now.getTime();
    if (delayMs > 0) {
      const job = { merchantId, kind, subjectId };
      await updateAlertNextStepAt(tx, merchantId, { kind, subjectId, nextAt: dueAt });
      return enqueueJob(tx, "climb-alert", job, { delayMs, key: `alert:${kind}:${subjectId}` });
    }
    const isDone = await runAlertStep(tx, deps, { ...climbed, alert, settings, step: next.step });
    // An alert step without effect does not delay the following alert steps.
    stepAt = isDone ? now : dueAt;
    last = next.step;
    await updateAlertStep(tx, merchantId, { kind, subjectId, step: last, stepAt, isDone });
    if (isDone && kind !== "test") deps.onStep(last, (now.getTime() - alert.beganAt.getTime()) / 1000);
  }
  await updateAlertNextStepAt(tx, merchantId, { kind, subjectId, nextAt: null });
  // A test alert ends with its last step. Other alerts stay open until they are answered.
  if (kind === "test") await endAlert(tx, merchantId, { ...climbed, by: "system" });
}

/** Returns whether the alert step had an effect. A message step without recipients has none. */
async function runAlertStep(
  tx: Tx,
  deps: EscalationDeps,
  taken: AlertWithSettings & Pick<NextAlertStep, "step">,
): Promise<boolean> {
  const { merchantId, kind, now, alert, settings, step } = taken;
  const subject = deps.subjects[kind];
  const climbed = { ...taken, decision: settings.decision };
  if (isAlertMessageStep(step)) {
    const count = await enqueueStepMessages(tx, deps.channels, { merchantId, alert, settings, step, now });
    if (count > 0) await subject.climb(tx, climbed);
    return count > 0;
  }
  if (step === "decide") {
    const isDecided = await subject.climb(tx, climbed);
    if (isDecided) await enqueueJob(tx, "close-alert", { merchantId, kind, subjectId: alert.subjectId });
    return isDecided;
  }
  const { branchId, beganAt } = alert;
  if (await selectHasStaffReactionForUpdate(tx, merchantId, { branchId, since: beganAt })) return false;
  await pauseBranchByAlert(tx, { merchantId, branchId, now });
  await subject.climb(tx, climbed);
  return true;
}

const isAlertMessageStep = (step: NextAlertStep["step"]): step is MessageAlertStep =>
  MESSAGE_ALERT_STEPS.some((message) => message === step);
