import type { DemoAccount, DemoEnvironmentReader } from "../demo.ts";

const readDemoAccount = ({ text, api }: DemoEnvironmentReader) => ({
  apiKey: text("DEMO_PAYZE_KEY") ?? "demo-payze-key",
  apiSecret: text("DEMO_PAYZE_SECRET") ?? "demo-payze-secret",
  tin: text("DEMO_TIN") ?? "301234567",
  api: api("DEMO_PAYZE_API", "payze"),
});

export const payzeDemoAccount: DemoAccount<ReturnType<typeof readDemoAccount>> = {
  read: readDemoAccount,
  credentialsOf: (account) => account,
};
