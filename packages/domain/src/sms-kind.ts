/**
 * Purposes of SMS: sign-in or phone change, receipt of an order, warning to a former phone, test, and alert about an
 * order without a reaction of the staff.
 */
export const SMS_KINDS = ["code", "receipt", "warning", "trial", "alert"] as const;
export type SmsKind = (typeof SMS_KINDS)[number];
