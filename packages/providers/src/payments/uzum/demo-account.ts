import type { DemoAccount, DemoEnvironmentReader } from "../demo.ts";

const readDemoAccount = ({ text, page }: DemoEnvironmentReader) => ({
  serviceId: text("DEMO_UZUM_SERVICE_ID") ?? "30001",
  login: text("DEMO_UZUM_LOGIN") ?? "demo-uzum",
  password: text("DEMO_UZUM_PASSWORD") ?? "demo-uzum-password",
  checkout: page("DEMO_UZUM_CHECKOUT", "/simulators/uzum/open-service"),
});

export const uzumDemoAccount: DemoAccount<ReturnType<typeof readDemoAccount>> = {
  read: readDemoAccount,
  credentialsOf: (account) => account,
};
