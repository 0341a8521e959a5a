import { expect, test } from "vitest";
import {
  ALERT_STEPS,
  type AlertStep,
  DEFAULT_ALERT_LADDER_SETTINGS,
  findAlertStepDelays,
  isPersonReachable,
  findNextAlertStep,
  type AlertStepDelays,
  findAlertStepOutOfOrder,
} from "./alert-ladder.ts";

const ALL_STEPS_OFF: AlertStepDelays = {
  push: null,
  telegram: null,
  sms: null,
  call: null,
  decide: null,
  pause: null,
};

/** Executes all steps. @returns each step with its due second if no step is late */
function listStepTimes(delays: AlertStepDelays): [AlertStep, number][] {
  const walked: [AlertStep, number][] = [];
  let [last, at]: [AlertStep | null, number] = [null, 0];
  for (;;) {
    const next = findNextAlertStep(delays, last);
    if (!next) return walked;
    [last, at] = [next.step, at + next.afterSeconds];
    walked.push([last, at]);
  }
}

test("[OR-13] each enabled step is taken once, in the order of the ladder, after its own delay", () => {
  expect(listStepTimes({ push: 30, telegram: 120, sms: 240, call: 360, decide: 600, pause: 900 })).toEqual([
    ["push", 30],
    ["telegram", 120],
    ["sms", 240],
    ["call", 360],
    ["decide", 600],
    ["pause", 900],
  ]);
  expect(listStepTimes({ ...ALL_STEPS_OFF, telegram: 60, pause: 300 })).toEqual([
    ["telegram", 60],
    ["pause", 300],
  ]);
  expect(listStepTimes(ALL_STEPS_OFF)).toEqual([]);
});

test("[OR-13] disabling a step after it was taken does not shorten the delay of the next one", () => {
  expect(findNextAlertStep({ ...ALL_STEPS_OFF, sms: 240 }, "telegram")).toEqual({
    step: "sms",
    afterSeconds: 240,
  });
  expect(findNextAlertStep({ ...ALL_STEPS_OFF, telegram: 300, sms: 240 }, "telegram")).toEqual({
    step: "sms",
    afterSeconds: 0,
  });
});

test("[OR-13] reservations and waiter calls have three own steps; a test has the enabled messages", () => {
  const settings = {
    ...DEFAULT_ALERT_LADDER_SETTINGS,
    order: { ...DEFAULT_ALERT_LADDER_SETTINGS.order, sms: null, pause: 900 },
  };
  const listEnabledSteps = (kind: Parameters<typeof findAlertStepDelays>[0]) =>
    ALERT_STEPS.filter((step) => findAlertStepDelays(kind, settings)[step] !== null);
  expect(listEnabledSteps("order")).toEqual(["push", "telegram", "call", "pause"]);
  expect(listEnabledSteps("reservation")).toEqual(["push", "telegram"]);
  expect(listEnabledSteps("waiter_call")).toEqual(["push", "telegram"]);
  expect(listEnabledSteps("test")).toEqual(["push", "telegram", "call"]);
});

test("[OR-13] delays must increase from step to step; disabled steps are ignored", () => {
  expect(findAlertStepOutOfOrder(DEFAULT_ALERT_LADDER_SETTINGS.order)).toBeNull();
  expect(findAlertStepOutOfOrder({ ...ALL_STEPS_OFF, push: 60, telegram: 60 })).toBe("telegram");
  expect(findAlertStepOutOfOrder({ ...ALL_STEPS_OFF, push: 300, call: 200, pause: 900 })).toBe("call");
  expect(findAlertStepOutOfOrder(ALL_STEPS_OFF)).toBeNull();
});

test("[OR-13] quiet hours use the brand's time zone and may span midnight", () => {
  const parseTime = (time: string) => new Date(`2026-03-02T${time}:00+05:00`);
  const isReachedAt = (quietFrom: string | null, quietUntil: string | null, time: string) =>
    isPersonReachable({ quietFrom, quietUntil }, parseTime(time), "Asia/Tashkent");
  expect(
    ["21:59", "22:00", "03:00", "07:59", "08:00"].map((time) => isReachedAt("22:00", "08:00", time)),
  ).toEqual([true, false, false, false, true]);
  expect(["12:59", "13:00", "13:59", "14:00"].map((time) => isReachedAt("13:00", "14:00", time))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(isReachedAt("22:00", "22:00", "22:00")).toBe(true);
  expect(isReachedAt(null, null, "03:00")).toBe(true);
});
