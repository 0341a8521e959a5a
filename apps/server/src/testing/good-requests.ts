import { createValuePerPaymentProvider } from "@dasturxon/contract/payment-callbacks";
import { findPaymentCallback } from "@dasturxon/providers/payments/callbacks";
import {
  requestPermit,
  requestPhoneProof,
  createRegistrationPhone,
  createRegistrationBody,
  registrationDraft,
} from "./new-start.ts";
import { pushRequests } from "./push-requests.ts";
import type { TestApp } from "./test-app.ts";
import { captureBill, cancelBill } from "../modules/payments/index.ts";
import { createCookWithPin, COOK_PIN } from "./invited-staff.ts";
import { createMembershipRequests } from "./membership-requests.ts";
import { createSessionRequests } from "./session-requests.ts";
import { createCardRequests } from "./card-requests.ts";
import { enablePayme } from "./payme.ts";
import { insertLatePayment, insertPaymentDifference } from "./late-payment.ts";
import { createPartialRefundRequests } from "./part-requests.ts";
import { createPaynetAccount, createPaynetAuthorization } from "./paynet.ts";
import { enablePaymentProvider } from "./take-provider.ts";
import { branchIdFromKey, createPickupBody, postOrder, productIdFromKey } from "./test-shop.ts";
import { enableUzum, createUzumAuthorization } from "./uzum.ts";
import { createTelegramRequests } from "./telegram.ts";
import { createUnpaidOrderRequests } from "./unpaid-requests.ts";
import { createTableRequests } from "./table-requests.ts";

/** Creates a group order. Returns its id, its secret and the key of its host. */
async function createTestGroupOrder(
  app: TestApp,
): Promise<{ id: string; groupSecret: string; memberKey: string }> {
  const body = { branchId: branchIdFromKey("center"), serviceType: "PICK_UP", name: "Lola" };
  const reply = await app.call<{ group: { id: string }; groupSecret: string; memberKey: string }>(
    "/orders/v1/group-orders",
    { body },
  );
  return { ...reply.body, id: reply.body.group.id };
}

/** Valid requests for each call of group orders, created for each actor. */
const createGroupRequests = (app: TestApp) => ({
  createGroupOrder: () => ({
    body: { branchId: branchIdFromKey("center"), serviceType: "PICK_UP", name: "Lola" },
  }),
  groupOrder: async () => {
    const { id, groupSecret } = await createTestGroupOrder(app);
    return { params: { id }, headers: { "group-secret": groupSecret } };
  },
  groupOrderEvents: async () => {
    const { id, groupSecret } = await createTestGroupOrder(app);
    return { params: { id }, headers: { "group-secret": groupSecret } };
  },
  joinGroupOrder: async () => {
    const { id, groupSecret } = await createTestGroupOrder(app);
    return { params: { id }, body: { groupSecret, name: "Ali" } };
  },
  changeGroupLines: async () => {
    const { id, memberKey } = await createTestGroupOrder(app);
    const cartItems = [{ productId: productIdFromKey("plov"), count: 1 }];
    return { params: { id }, body: { memberKey, cartItems } };
  },
  changeGroupState: async () => {
    const { id, memberKey } = await createTestGroupOrder(app);
    return { params: { id }, body: { memberKey, state: "LOCKED" } };
  },
  removeGroupMember: async () => {
    const { id, groupSecret } = await createTestGroupOrder(app);
    const joined = await app.call<{ memberId: string; memberKey: string }>(
      `/orders/v1/group-orders/${id}/members`,
      { body: { groupSecret, name: "Ali" } },
    );
    const { memberId, memberKey } = joined.body;
    return { params: { id, memberId }, body: { memberKey } };
  },
});

interface AddedPerson {
  person: { id: string; version: number };
  invitation: { token: string };
}
let addedPersonCount = 0;
const createPersonBody = () => {
  addedPersonCount += 1;
  return { login: `somebody-${addedPersonCount}@test`, name: "Sardor", role: "kitchen", branchIds: null };
};

/** Valid requests for the staff of the brand osh, with another person each time. */
const createPeopleRequests = (app: TestApp) => {
  const make = async () => {
    // The password is reset in a separate session, because the reset by a link ends the session of the caller.
    const token = await app.signInStaff("owner@osh");
    const reply = await app.call<AddedPerson>("/console/v1/people", { token, body: createPersonBody() });
    return reply.body;
  };
  const createIdRequest = async () => ({ params: { id: (await make()).person.id } });
  const createInvitationLink = async () => ({ token: (await make()).invitation.token });
  return {
    addPerson: () => ({ body: createPersonBody() }),
    changePerson: async () => {
      const { person } = await make();
      const { login: _login, ...work } = createPersonBody();
      return { params: { id: person.id }, body: { ...work, isActive: true, version: person.version } };
    },
    removePerson: async () => {
      const { person } = await make();
      return { params: { id: person.id }, query: `version=${person.version}` };
    },
    invitePerson: createIdRequest,
    signOutPerson: createIdRequest,
    invitation: async () => ({ body: await createInvitationLink() }),
    acceptInvitation: async () => ({
      body: { ...(await createInvitationLink()), password: "to'rtta tasodifiy so'z 4" },
    }),
    ...createMembershipRequests(app, createInvitationLink),
    ...createSessionRequests(app, createPersonBody),
  };
};

/** Valid requests for the registration of a brand, with another phone each time. */
const createRegistrationRequests = (app: TestApp) => ({
  sendStartCode: () => ({ body: { phone: createRegistrationPhone() } }),
  proveStart: async () => ({ body: await requestPhoneProof(app) }),
  brandAddress: async () => ({ body: { permit: await requestPermit(app), address: "yangi-oshxona" } }),
  startDraft: async () => {
    const permit = await requestPermit(app);
    await app.call("/onboarding/v1/draft", { method: "PUT", body: { permit, draft: registrationDraft } });
    return { body: { permit } };
  },
  keepStartDraft: async () => ({ body: { permit: await requestPermit(app), draft: registrationDraft } }),
  previewStart: async () => ({ body: { permit: await requestPermit(app), language: "uz", menu: null } }),
  startBrand: async () => {
    addedPersonCount += 1;
    return { body: createRegistrationBody(await requestPermit(app), `matrix-${addedPersonCount}`) };
  },
});

/** Valid requests for the devices of the brand osh, with a cook who has a PIN. */
const createDeviceRequests = (app: TestApp) => {
  const make = async () => {
    const token = await app.signInStaff("owner@osh");
    const reply = await app.call<{ device: { id: string; version: number }; pairing: { code: string } }>(
      "/console/v1/devices",
      { token, body: { name: "Oshxonadagi planshet", branchId: branchIdFromKey("center") } },
    );
    return { ...reply.body, token };
  };
  const pair = async () => {
    const { pairing } = await make();
    const body = { code: pairing.code };
    return (await app.call<{ token: string }>("/console/v1/device/pairing", { body })).body.token;
  };
  const createIdRequest = async () => ({ params: { id: (await make()).device.id } });
  return {
    devices: async () => {
      await make();
      return {};
    },
    addDevice: () => ({ body: { name: "Zaldagi planshet", branchId: null } }),
    pairDeviceAnew: createIdRequest,
    removeDevice: async () => {
      const { device } = await make();
      return { params: { id: device.id }, query: `version=${device.version}` };
    },
    pairDevice: async () => ({ body: { code: (await make()).pairing.code } }),
    pairedDevice: async () => ({ body: { token: await pair() } }),
    enterByPin: async () => {
      const { token } = await make();
      const staffId = await createCookWithPin(app, token, `pin-${(addedPersonCount += 1)}@test`);
      return { body: { token: await pair(), staffId, pin: COOK_PIN } };
    },
  };
};

/** Valid requests for each call of payments. Each actor gets a new order with online payment. */
function createPaymentRequests(app: TestApp, tokenOf: () => string) {
  const isTaken = enablePayme(app);
  const isUzumTaken = isTaken.then(() => enableUzum(app));
  const placePaymeOrder = async () => {
    await isTaken;
    return postOrder(app, tokenOf(), createPickupBody({ paymentType: "PAYME" }));
  };
  const createPaidPaymeOrder = async () => {
    const { id: orderId } = await placePaymeOrder();
    const bill = { merchantId: app.osh, orderId, now: app.clock.now() };
    await app.db.tenant(app.osh, (tx) => captureBill(tx, { ...bill, reference: "1" }));
    return bill;
  };
  const isPaynetTaken = isUzumTaken.then(() =>
    enablePaymentProvider(app, "paynet", createPaynetAccount("osh")),
  );
  return {
    ...createValuePerPaymentProvider((provider) => () => ({ body: findPaymentCallback(provider).example })),
    ...createCardRequests(app, isPaynetTaken, tokenOf),
    payAnotherWay: async () => {
      const order = await placePaymeOrder();
      return { params: { id: order.id }, body: { paymentType: "CASH" } };
    },
    sendBill: async () => ({ params: { id: (await createPaidPaymeOrder()).orderId } }),
    confirmRefund: async () => {
      const bill = await createPaidPaymeOrder();
      await app.db.tenant(app.osh, (tx) => cancelBill(tx, bill));
      return { params: { id: bill.orderId }, body: { version: 1, comment: "Kassadan" } };
    },
    ...createPartialRefundRequests(app, tokenOf),
    listPayments: () => ({ query: "day=2026-03-02" }),
    smsMessages: () => ({ query: "day=2026-03-02" }),
    hearEskiz: () => ({ params: { id: "00000000-0000-7000-8000-000000000000", key: "nobodys" } }),
    hearTelegramGateway: () => ({
      params: { id: "00000000-0000-7000-8000-000000000000", key: "nobodys" },
    }),
    comparePayments: () => ({ body: { day: "2026-03-02" } }),
    lookAtPaymentDifference: async () => ({
      params: { id: await insertPaymentDifference(app, await placePaymeOrder()) },
    }),
    closeLatePayment: async () => ({
      params: { id: await insertLatePayment(app, await placePaymeOrder()) },
    }),
    changePaymentAccount: () => ({
      params: { provider: "click" },
      body: { isOn: true, credentials: { serviceId: "1", merchantId: "2", secretKey: "3" } },
    }),
    changeSmsAccount: () => ({
      params: { gateway: "play-mobile" },
      body: { isOn: false, partTiyin: 100, credentials: { login: "1", password: "2", originator: "3" } },
    }),
    giveTelegramCode: () => ({ body: { purpose: "staff" } }),
    removeTelegramGroup: () => ({ params: { chatId: "-1" } }),
    resendTelegramMessage: () => ({ params: { chatId: "-1" } }),
    changeTelegramBot: () => ({ body: { isOn: false, isPhoneCodeWanted: false } }),
    hearTelegram: () => ({ body: { update_id: 1 } }),
    trySmsAccount: () => ({ params: { gateway: "eskiz" }, body: { phone: "+998901234567" } }),
    tryPaymentAccount: () => ({ params: { provider: "click" } }),
    uzum: async () => {
      await isUzumTaken;
      const order = await postOrder(app, tokenOf(), createPickupBody({ paymentType: "UZUM" }));
      const body = { serviceId: 101, timestamp: 1, params: { order_id: order.id } };
      return { params: { operation: "check" }, body, headers: { authorization: createUzumAuthorization() } };
    },
    paynet: async () => {
      await isPaynetTaken;
      const params = { serviceId: "401", fields: { order_id: "100000" } };
      const body = { jsonrpc: "2.0", id: 1, method: "GetInformation", params };
      return { body, headers: { authorization: createPaynetAuthorization() } };
    },
  };
}

/**
 * Valid requests of this file and of all files that it imports. `table`: id of a dining table. `tokenOf`: token of a
 * customer of the brand osh.
 */
export const createValidRequests = (app: TestApp, table: string, tokenOf: () => string) => ({
  placeTestOrder: () => ({ body: { branchId: branchIdFromKey("center") } }),
  ...createGroupRequests(app),
  ...pushRequests,
  ...createUnpaidOrderRequests(app),
  ...createTelegramRequests(app),
  ...createTableRequests(app, table),
  ...createPeopleRequests(app),
  ...createRegistrationRequests(app),
  ...createDeviceRequests(app),
  ...createPaymentRequests(app, tokenOf),
  shareBasket: () => ({ body: { lines: [{ productId: productIdFromKey("plov"), count: 2, ago: 0 }] } }),
  changePolicy: () => ({
    params: { type: "EXTRA3" },
    body: { text: { uz: "Qaytarish\nBir soat ichida.", ru: "Возврат" }, version: 0 },
  }),
  changeOwnName: () => ({ body: { name: "Nodira" } }),
  startSecondFactor: () => ({ body: { password: "wrong" } }),
  confirmSecondFactor: () => ({ body: { code: "000000" } }),
  stopSecondFactor: () => ({ body: { password: "wrong", code: "000000" } }),
  changeOwnPin: () => ({ body: { password: "wrong", pin: "2580" } }),
  askOwnPhone: () => ({ body: { password: "wrong", phone: "+998947770001" } }),
  confirmOwnPhone: () => ({ body: { phone: "+998947770001", code: "000000" } }),
  changeOwnPassword: () => ({ body: { password: "wrong", newPassword: "qovun sandal kabutar 5" } }),
});
