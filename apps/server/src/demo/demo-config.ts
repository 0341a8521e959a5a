/** By which the demo's brands are known at the simulators, or at any provider's test tool. */
export interface DemoPayments {
  payme: { kassaId: string | null; key: string; checkout: string };
  click: { serviceId: string; merchantId: string; secretKey: string; checkout: string };
  uzum: { serviceId: string; login: string; password: string; checkout: string };
}

/** What the environment says of the demo's credentials; what it leaves out has a published default. */
export interface DemoEnvironment {
  text(name: string): string | undefined;
  /** An address of the web. */
  address(name: string): string | null;
}

/** The demo's credentials at payment providers: of the simulators, unless the environment names others. */
export function demoPayments({ text, address }: DemoEnvironment): DemoPayments {
  const page = (name: string, simulator: string) => address(name)?.replace(/\/$/, "") ?? simulator;
  return {
    payme: {
      kassaId: text("DEMO_PAYME_ID") ?? null,
      key: text("DEMO_PAYME_KEY") ?? "demo-payme-key",
      checkout: page("DEMO_PAYME_CHECKOUT", "/simulators/payme"),
    },
    click: {
      serviceId: text("DEMO_CLICK_SERVICE_ID") ?? "10001",
      merchantId: text("DEMO_CLICK_MERCHANT_ID") ?? "20001",
      secretKey: text("DEMO_CLICK_SECRET") ?? "demo-click-secret",
      checkout: page("DEMO_CLICK_CHECKOUT", "/simulators/click/services/pay"),
    },
    uzum: {
      serviceId: text("DEMO_UZUM_SERVICE_ID") ?? "30001",
      login: text("DEMO_UZUM_LOGIN") ?? "demo-uzum",
      password: text("DEMO_UZUM_PASSWORD") ?? "demo-uzum-password",
      checkout: page("DEMO_UZUM_CHECKOUT", "/simulators/uzum/open-service"),
    },
  };
}
