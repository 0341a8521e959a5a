export { registerReceipts } from "./http.ts";
export { type SendText, sendReceipt, sendReceiptLater } from "./send-receipt.ts";
