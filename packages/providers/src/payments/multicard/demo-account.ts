import type { DemoAccount, DemoEnvironmentReader } from "../demo.ts";

const readDemoAccount = ({ text, api }: DemoEnvironmentReader) => ({
  storeId: text("DEMO_MULTICARD_STORE_ID") ?? "50001",
  applicationId: text("DEMO_MULTICARD_APPLICATION_ID") ?? "demo-multicard",
  secret: text("DEMO_MULTICARD_SECRET") ?? "demo-multicard-secret",
  mxik: text("DEMO_MULTICARD_MXIK") ?? "10202001002000000",
  packageCode: text("DEMO_MULTICARD_PACKAGE") ?? "1508099",
  api: api("DEMO_MULTICARD_API", "multicard"),
});

export const multicardDemoAccount: DemoAccount<ReturnType<typeof readDemoAccount>> = {
  read: readDemoAccount,
  credentialsOf: (account) => account,
};
