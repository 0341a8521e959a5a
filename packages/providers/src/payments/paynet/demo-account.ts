import type { DemoAccount, DemoEnvironmentReader } from "../demo.ts";

const readDemoAccount = ({ text, page }: DemoEnvironmentReader) => ({
  serviceId: text("DEMO_PAYNET_SERVICE_ID") ?? "40001",
  login: text("DEMO_PAYNET_LOGIN") ?? "demo-paynet",
  password: text("DEMO_PAYNET_PASSWORD") ?? "demo-paynet-password",
  checkout: page("DEMO_PAYNET_CHECKOUT", "/simulators/paynet/pay"),
});

export const paynetDemoAccount: DemoAccount<ReturnType<typeof readDemoAccount>> = {
  read: readDemoAccount,
  credentialsOf: (account) => account,
};
