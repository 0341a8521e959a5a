import type { DemoAccount, DemoEnvironmentReader } from "../demo.ts";

const readDemoAccount = ({ text, api }: DemoEnvironmentReader) => ({
  tin: text("DEMO_TIN") ?? "301234567",
  /** Id of the terminal. Null: the terminal has the brand's id, by which the simulator finds the brand to notify. */
  terminalId: text("DEMO_UZUM_CHECKOUT_TERMINAL_ID") ?? null,
  apiKey: text("DEMO_UZUM_CHECKOUT_KEY") ?? "demo-uzum-checkout-key",
  api: api("DEMO_UZUM_CHECKOUT_API", "uzum-checkout"),
});

export const uzumCheckoutDemoAccount: DemoAccount<ReturnType<typeof readDemoAccount>> = {
  read: readDemoAccount,
  credentialsOf: (account, { merchantId, isAlternative }) =>
    isAlternative ? { ...account, terminalId: account.terminalId ?? merchantId } : null,
};
