export { registerReceipts } from "./http.ts";
export {
  type CustomerTextSender as TextSender,
  sendReceipt,
  scheduleReceiptSending,
} from "./send-receipt.ts";
