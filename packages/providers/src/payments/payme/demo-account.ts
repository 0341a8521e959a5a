import type { DemoAccount, DemoEnvironmentReader } from "../demo.ts";

const readDemoAccount = ({ text, api, page }: DemoEnvironmentReader) => ({
  /**
   * Id of the kassa (Payme's name for a shop's account). Null: each brand's kassa id is derived from the id of the
   * brand.
   */
  kassaId: text("DEMO_PAYME_ID") ?? null,
  key: text("DEMO_PAYME_KEY") ?? "demo-payme-key",
  checkout: page("DEMO_PAYME_CHECKOUT", "/simulators/payme"),
  api: api("DEMO_PAYME_API", "payme/api"),
});

/** Returns the id of a demo brand's kassa (shop account at Payme), in Payme's format of 24 hexadecimal digits. */
const kassaIdFromMerchantId = (merchantId: string) => merchantId.replaceAll("-", "").slice(-24);

export const paymeDemoAccount: DemoAccount<ReturnType<typeof readDemoAccount>> = {
  read: readDemoAccount,
  credentialsOf: (account, { merchantId, isAlternative }) => ({
    ...account,
    kassaId: account.kassaId ?? kassaIdFromMerchantId(merchantId),
    ...(isAlternative && { subscribeApi: "no" }),
  }),
};
