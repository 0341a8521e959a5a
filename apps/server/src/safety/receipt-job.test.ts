import { expect, test } from "vitest";
import { createSmsGateway, createSmsLedger } from "../modules/notifications/index.ts";
import { startFakeSms } from "../testing/fake-sms.ts";
import { TEST_CREDENTIAL_KEYS, TEST_SECRET } from "../testing/test-app.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../testing/test-shop.ts";
import { sendText } from "../modules/users/index.ts";
import { createCourierServices } from "../modules/deliveries/index.ts";
import { createOrderJobs } from "../modules/orders/index.ts";
import { createPaymentRegistry } from "../modules/payments/index.ts";

const fakeSms = await startFakeSms();
const app = await createTestShop({ config: { openOrdersPerCustomer: 0 } });
const { db, clock } = app;
const log = { warn: () => undefined, error: () => undefined };
const { token } = await app.signIn(CUSTOMER_PHONE);
const smsLedger = createSmsLedger({
  db,
  clock,
  log,
  credentialKeys: TEST_CREDENTIAL_KEYS,
  secret: TEST_SECRET,
  publicUrl: "http://localhost:3000",
  partTiyin: 0,
  telegramTiyin: 0,
  brandMonthTiyin: 0,
  platform: fakeSms.config.platform,
});
class KilledError extends Error {}
type CrashPoint = "none" | "answered" | "noted";

/** Runs the scheduled job in a process that dies at the point `diesAt`. */
async function runReceiptJob(orderId: string, diesAt: CrashPoint = "none") {
  const crashIfReached = (instant: CrashPoint) => {
    if (instant === diesAt) throw new KilledError();
  };
  const dying = {
    ...smsLedger,
    end: async (...about: Parameters<typeof smsLedger.end>) => (
      crashIfReached("answered"),
      smsLedger.end(...about)
    ),
  };
  const sms = createSmsGateway({ clock, log, addresses: fakeSms.config.addresses, book: dying });
  const purse = {
    db,
    clock,
    budget: { perAddress: 20, perBrandHour: 100, perCountryHour: 100, perHour: 100 },
    phonePrefixes: ["+998"],
  };
  const sendSms = async (message: Parameters<typeof sms.send>[0]) => {
    const isSent = await sms.send(message);
    crashIfReached("noted");
    return isSent;
  };
  const jobs = createOrderJobs({
    db,
    clock,
    couriers: createCourierServices([]),
    payments: createPaymentRegistry([]),
    sendText: (text) =>
      sendText({ ...purse, sendSms }, { ...text, phone: text.namedPhone ?? text.phone ?? "" }),
  });
  const meta = { id: "1", attempt: 1, signal: new AbortController().signal };
  await jobs["send-receipt"]({ merchantId: app.osh, orderId }, meta);
}
const findReceivedTexts = (number: number) =>
  fakeSms.phones.received.filter(({ text }) => text.includes(`№ ${number}.`));

test.each(["answered", "noted"] as const)(
  "[S7] [OR-10] a job killed after the gateway accepted its receipt, before it is %s, sends no second one, 5 of 5",
  async (instant) => {
    for (let round = 0; round < 5; round += 1) {
      const { id, number } = await postOrder(app, token, createPickupBody());
      await expect(runReceiptJob(id, instant)).rejects.toThrow(KilledError);
      await runReceiptJob(id);
      await runReceiptJob(id);
      expect(findReceivedTexts(number)).toHaveLength(1);
      clock.advance(86_400_000);
    }
  },
);

test("[S7] [OR-10] a receipt that no gateway accepted is sent by the retry once, and counted once", async () => {
  const { id, number } = await postOrder(app, token, createPickupBody());
  Object.assign(fakeSms.phones.moods, { eskiz: "down", "play-mobile": "down" });
  await expect(runReceiptJob(id)).rejects.toThrow("the receipt was not sent");
  Object.assign(fakeSms.phones.moods, { eskiz: "works", "play-mobile": "works" });
  clock.advance(60_000);
  await runReceiptJob(id);
  await runReceiptJob(id);
  expect(findReceivedTexts(number)).toHaveLength(1);
});
