import type { Credentials } from "../account-facts.ts";
import { clickDemoAccount } from "./click/demo-account.ts";
import type { DemoAccount, DemoBrand, DemoEnvironmentReader } from "./demo.ts";
import { PAYMENT_PROVIDER_NAMES, type PaymentProviderName } from "./facts.ts";
import { multicardDemoAccount } from "./multicard/demo-account.ts";
import { paymeDemoAccount } from "./payme/demo-account.ts";
import { paynetDemoAccount } from "./paynet/demo-account.ts";
import { payzeDemoAccount } from "./payze/demo-account.ts";
import { uzumCheckoutDemoAccount } from "./uzum-checkout/demo-account.ts";
import { uzumDemoAccount } from "./uzum/demo-account.ts";

const DEMO_ACCOUNTS = {
  payme: paymeDemoAccount,
  click: clickDemoAccount,
  uzum: uzumDemoAccount,
  "uzum-checkout": uzumCheckoutDemoAccount,
  multicard: multicardDemoAccount,
  payze: payzeDemoAccount,
  paynet: paynetDemoAccount,
} as const;

const demoAccountByProvider: Readonly<Record<PaymentProviderName, DemoAccount<object>>> = DEMO_ACCOUNTS;
const findDemoAccount = (provider: PaymentProviderName) => demoAccountByProvider[provider];

/**
 * Credentials of the demo brands by payment provider. They belong to the simulators, or to the provider's sandbox if the
 * environment variables are set.
 */
export type DemoPayments = {
  [P in keyof typeof DEMO_ACCOUNTS]: ReturnType<(typeof DEMO_ACCOUNTS)[P]["read"]>;
} & {
  /** Additional credentials of the demo brand whose `isAlternative` is true, by provider. */
  alternatives: Readonly<Partial<Record<PaymentProviderName, Credentials>>>;
};

/** Environment variables of the demo's credentials. Missing variables have public defaults. */
export interface DemoEnvironment {
  text(name: string): string | undefined;
  /** Returns an environment variable as a URL. Null if the variable is not set. */
  address(name: string): string | null;
  /** Port of this process, which serves the simulators of the providers. */
  port: number;
}

/** Returns the demo's accounts at payment providers: the accounts in the environment, else simulator accounts. */
export function readDemoPayments({ text, address, port }: DemoEnvironment): DemoPayments {
  const readConfiguredAddress = (name: string) => address(name)?.replace(/\/$/, "");
  const reader: DemoEnvironmentReader = {
    text,
    api: (name, simulator) =>
      readConfiguredAddress(name) ?? `http://localhost:${port}/simulators/${simulator}`,
    page: (name, simulator) => readConfiguredAddress(name) ?? simulator,
  };
  const accounts = PAYMENT_PROVIDER_NAMES.map((name) => [name, findDemoAccount(name).read(reader)]);
  const alternatives = PAYMENT_PROVIDER_NAMES.flatMap((name) => {
    const further = findDemoAccount(name).readAlternative?.(reader);
    return further ? [[name, further]] : [];
  });
  return {
    ...Object.fromEntries(accounts),
    alternatives: Object.fromEntries(alternatives),
  } as DemoPayments;
}

/** Returns the credentials of a demo brand at a provider. Null if the brand has no account there. */
export function findDemoCredentials(
  demo: DemoPayments,
  provider: PaymentProviderName,
  brand: DemoBrand,
): Credentials | null {
  const own = findDemoAccount(provider).credentialsOf(demo[provider], brand);
  return own && { ...own, ...(brand.isAlternative && demo.alternatives[provider]) };
}
