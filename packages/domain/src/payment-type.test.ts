import { expect, test } from "vitest";
import {
  listPaymentTypesOfChannel,
  channelFromOrder,
  isLatePaymentRefundable,
  isOnlinePayment,
  isUsableInClickApp,
  PAYMENT_TYPES,
} from "./payment-type.ts";

test("[CH-6] the methods are those enabled for the channel", () => {
  const settings = [
    { type: "CASH", isActive: true, webEnabled: true, botEnabled: true },
    { type: "PAYME", isActive: true, botEnabled: true },
    { type: "CLICK", isActive: false, webEnabled: true },
    { type: "TERMINAL" },
  ] as const;
  expect(listPaymentTypesOfChannel(settings, "web")).toEqual(["CASH"]);
  expect(listPaymentTypesOfChannel(settings, "bot")).toEqual(["CASH", "PAYME"]);
  expect(listPaymentTypesOfChannel(settings, "qr")).toEqual([]);
});

test("[CH-6, OR-12] the channel is the customer's own: clients cannot claim an operator's device", () => {
  const findChannel = (orderDevice: string, isAtTable = false) =>
    channelFromOrder({ orderDevice, isAtTable });
  expect(
    ["TELEGRAM_BOT", "CLIENT_ANDROID", "CLIENT_WEB_MOBILE"].map((device) => findChannel(device)),
  ).toEqual(["bot", "app", "web"]);
  expect(findChannel("OPERATOR")).toBe("web");
  expect(findChannel("TELEGRAM_BOT", true)).toBe("qr");
});

test("[PY-1] [OR-3] cash, terminal and other are paid on receipt, the rest online", () => {
  expect(PAYMENT_TYPES.filter((type) => !isOnlinePayment(type))).toEqual(["CASH", "TERMINAL", "OTHER"]);
});

test("[PY-5] late payments are refunded automatically at Rahmat and Uzum, manually elsewhere", () => {
  expect(PAYMENT_TYPES.filter(isLatePaymentRefundable)).toEqual(["UZUM", "RAHMAT"]);
});

test("[CK-1] the Click app offers only Click's payment online, and methods paid on receipt", () => {
  expect(PAYMENT_TYPES.filter(isUsableInClickApp)).toEqual(["CASH", "TERMINAL", "OTHER", "CLICK_MINI_APP"]);
});
