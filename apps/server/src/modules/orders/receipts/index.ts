export { registerReceipts } from "./http.ts";
export { type TextSender, sendReceipt, scheduleReceiptSending } from "./send-receipt.ts";
