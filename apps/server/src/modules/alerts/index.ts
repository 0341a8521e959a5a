export { loadAlertContent } from "./alert-words.ts";
export type { AlertChannel, AlertChannels, AlertMessage, AlertSubject } from "./channels.ts";
export { beginAlert, escalateAlert, type EscalationDeps } from "./escalation/escalate-alert.ts";
export { createAlertGauges, createStepDelayHistogram, type StepDelayHistogram } from "./delay-metric.ts";
export { requeueOverdueAlerts } from "./escalation/rescue-alerts.ts";
export { endAlert, recordStaffReactionInBranch } from "./end-alert.ts";
export { registerAlerts } from "./http.ts";
export { replacePushesOfClosedAlert, sendAlert } from "./messages/send-alert.ts";
export { sendAlertSummary as sendSummary } from "./summaries/send-summary.ts";
export { loadSummaryContent } from "./summaries/summary-words.ts";
export { pruneAlerts } from "./prune-alerts.ts";
export {
  alertStepColumn,
  deleteAlertPriorOrderVersion,
  orderAlertJoin,
  selectAlertPriorOrderVersion,
  updateAlertPriorOrderVersion,
} from "./queries.ts";
export { selectAlertPeople } from "./settings/queries.ts";
export { testAlertSubject } from "./test-ladder.ts";
export { deviceAlertSubject, watchBranches } from "./watch/watch-branches.ts";
