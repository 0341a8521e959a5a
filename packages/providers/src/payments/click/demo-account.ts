import type { DemoAccount, DemoEnvironmentReader } from "../demo.ts";

const readDemoAccount = ({ text, page }: DemoEnvironmentReader) => ({
  serviceId: text("DEMO_CLICK_SERVICE_ID") ?? "10001",
  merchantId: text("DEMO_CLICK_MERCHANT_ID") ?? "20001",
  secretKey: text("DEMO_CLICK_SECRET") ?? "demo-click-secret",
  checkout: page("DEMO_CLICK_CHECKOUT", "/simulators/click/services/pay"),
  miniAppToken: text("DEMO_CLICK_APP_TOKEN") ?? "demo-click-app-token",
});

export const clickDemoAccount: DemoAccount<ReturnType<typeof readDemoAccount>> = {
  read: readDemoAccount,
  // Click's Merchant API, for a shop that stores cards and sends the lines of fiscal receipts.
  readAlternative: ({ text, api }) => ({
    merchantUserId: text("DEMO_CLICK_MERCHANT_USER_ID") ?? "60001",
    tin: text("DEMO_TIN") ?? "301234567",
    api: api("DEMO_CLICK_API", "click/v2/merchant"),
  }),
  credentialsOf: (account) => account,
};
