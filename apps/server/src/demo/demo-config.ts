/** Credentials of the demo brands at the simulators, or at a test system of a provider. */
export interface DemoPayments {
  payme: { kassaId: string | null; key: string; checkout: string; api: string };
  click: {
    serviceId: string;
    merchantId: string;
    secretKey: string;
    checkout: string;
    miniAppToken: string;
  };
  uzum: { serviceId: string; login: string; password: string; checkout: string };
  paynet: { serviceId: string; login: string; password: string; checkout: string };
  multicard: {
    storeId: string;
    applicationId: string;
    secret: string;
    mxik: string;
    packageCode: string;
    api: string;
  };
  payze: { apiKey: string; apiSecret: string; tin: string; api: string };
  /** Without a terminal id each brand has its own. */
  uzumCheckout: { terminalId: string | null; apiKey: string; tin: string; api: string };
  /** Additional credentials for Click, for a shop that sends the lines of fiscal receipts. */
  clickReceipts: { merchantUserId: string; tin: string; api: string };
}

/** Environment variables of the demo's credentials. Missing ones have public defaults. */
export interface DemoEnvironment {
  text(name: string): string | undefined;
  /** Reads a web address. */
  address(name: string): string | null;
  /** Port of this process, which serves the simulators of the providers. */
  port: number;
}

/** Returns the demo's credentials at payment providers: those of the simulators, unless the environment sets others. */
export function demoPayments({ text, address, port }: DemoEnvironment): DemoPayments {
  const api = (name: string, simulator: string) =>
    address(name)?.replace(/\/$/, "") ?? `http://localhost:${port}/simulators/${simulator}`;
  const page = (name: string, simulator: string) => address(name)?.replace(/\/$/, "") ?? simulator;
  return {
    payme: {
      kassaId: text("DEMO_PAYME_ID") ?? null,
      key: text("DEMO_PAYME_KEY") ?? "demo-payme-key",
      checkout: page("DEMO_PAYME_CHECKOUT", "/simulators/payme"),
      api: api("DEMO_PAYME_API", "payme/api"),
    },
    click: {
      serviceId: text("DEMO_CLICK_SERVICE_ID") ?? "10001",
      merchantId: text("DEMO_CLICK_MERCHANT_ID") ?? "20001",
      secretKey: text("DEMO_CLICK_SECRET") ?? "demo-click-secret",
      checkout: page("DEMO_CLICK_CHECKOUT", "/simulators/click/services/pay"),
      miniAppToken: text("DEMO_CLICK_APP_TOKEN") ?? "demo-click-app-token",
    },
    uzum: {
      serviceId: text("DEMO_UZUM_SERVICE_ID") ?? "30001",
      login: text("DEMO_UZUM_LOGIN") ?? "demo-uzum",
      password: text("DEMO_UZUM_PASSWORD") ?? "demo-uzum-password",
      checkout: page("DEMO_UZUM_CHECKOUT", "/simulators/uzum/open-service"),
    },
    paynet: {
      serviceId: text("DEMO_PAYNET_SERVICE_ID") ?? "40001",
      login: text("DEMO_PAYNET_LOGIN") ?? "demo-paynet",
      password: text("DEMO_PAYNET_PASSWORD") ?? "demo-paynet-password",
      checkout: page("DEMO_PAYNET_CHECKOUT", "/simulators/paynet/pay"),
    },
    multicard: {
      storeId: text("DEMO_MULTICARD_STORE_ID") ?? "50001",
      applicationId: text("DEMO_MULTICARD_APPLICATION_ID") ?? "demo-multicard",
      secret: text("DEMO_MULTICARD_SECRET") ?? "demo-multicard-secret",
      mxik: text("DEMO_MULTICARD_MXIK") ?? "10202001002000000",
      packageCode: text("DEMO_MULTICARD_PACKAGE") ?? "1508099",
      api: api("DEMO_MULTICARD_API", "multicard"),
    },
    payze: {
      apiKey: text("DEMO_PAYZE_KEY") ?? "demo-payze-key",
      apiSecret: text("DEMO_PAYZE_SECRET") ?? "demo-payze-secret",
      tin: text("DEMO_TIN") ?? "301234567",
      api: api("DEMO_PAYZE_API", "payze"),
    },
    clickReceipts: {
      merchantUserId: text("DEMO_CLICK_MERCHANT_USER_ID") ?? "60001",
      tin: text("DEMO_TIN") ?? "301234567",
      api: api("DEMO_CLICK_API", "click/v2/merchant"),
    },
    uzumCheckout: {
      tin: text("DEMO_TIN") ?? "301234567",
      terminalId: text("DEMO_UZUM_CHECKOUT_TERMINAL_ID") ?? null,
      apiKey: text("DEMO_UZUM_CHECKOUT_KEY") ?? "demo-uzum-checkout-key",
      api: api("DEMO_UZUM_CHECKOUT_API", "uzum-checkout"),
    },
  };
}
