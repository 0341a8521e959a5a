export { loadAlertWords } from "./alert-words.ts";
export type { AlertChannel, AlertChannels, AlertMessage, AlertSubject } from "./channels.ts";
export { beginAlert, escalateAlert, type EscalationDeps } from "./escalation/escalate-alert.ts";
export { alertGauges, createStepDelay, type StepDelayHistogram } from "./delay-metric.ts";
export { rescueAlerts } from "./escalation/rescue-alerts.ts";
export { endAlert, recordReactionInBranch } from "./end-alert.ts";
export { registerAlerts } from "./http.ts";
export { closeAlert, sendAlert } from "./messages/send-alert.ts";
export { sendSummary } from "./summaries/send-summary.ts";
export { loadSummaryWords } from "./summaries/summary-words.ts";
export { pruneAlerts } from "./prune-alerts.ts";
export {
  alertStepColumn,
  deleteAlertFromVersion,
  joinAlertForColumns,
  selectAlertFromVersion,
  updateAlertFromVersion,
} from "./queries.ts";
export { selectAlertPeople } from "./settings/queries.ts";
export { testAlertSubject } from "./test-ladder.ts";
export { deviceSubject, watchBranches } from "./watch/watch-branches.ts";
