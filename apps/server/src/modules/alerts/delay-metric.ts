import { ALERT_STEPS, type AlertStep } from "@dasturxon/domain/alert-ladder";
import { Histogram, Registry } from "prom-client";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/index.ts";
import type { MetricDefinition } from "../../platform/http/index.ts";
import { selectOverdueAlertStats } from "./queries.ts";

/** Histogram of the time from the start of an alert to each step, for `/metrics`. Each process has its own histogram. */
export interface StepDelayHistogram {
  observe(step: AlertStep, seconds: number): void;
  text(): Promise<string>;
}

export function createStepDelayHistogram(): StepDelayHistogram {
  const registry = new Registry();
  const seconds = new Histogram({
    name: "alert_step_seconds",
    help: "From the moment when the staff could react to each step of an alert",
    labelNames: ["step"],
    buckets: [15, 30, 60, 120, 180, 240, 300, 420, 600, 900, 1800, 3600, 7200],
    registers: [registry],
  });
  for (const step of ALERT_STEPS) seconds.zero({ step });
  return {
    observe: (step, value) => seconds.observe({ step }, Math.max(0, value)),
    text: () => registry.metrics(),
  };
}

/** Gauges of overdue alerts in all brands. Their values are the same in every process. */
export function createAlertGauges({ db, clock }: { db: Database; clock: Clock }): MetricDefinition[] {
  const measureOverdueAlerts = () => db.platform((tx) => selectOverdueAlertStats(tx, clock.now()));
  return [
    {
      name: "alerts_overdue",
      help: "Alerts whose next step is due and was not taken",
      read: async () => (await measureOverdueAlerts()).count,
    },
    {
      name: "alerts_overdue_seconds",
      help: "How late the latest of them is",
      read: async () => (await measureOverdueAlerts()).oldestSeconds,
    },
  ];
}
