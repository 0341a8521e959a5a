import type { Credentials } from "../account-facts.ts";
import type { ProviderSimulator } from "../simulator/simulator.ts";

/** Reads the environment variables of the demo's accounts. */
export interface DemoEnvironmentReader {
  text(name: string): string | undefined;
  /** Returns the API address in the variable. Default: the simulator at this path below `/simulators`. */
  api(name: string, simulator: string): string;
  /** Returns the payment page's address in the variable. Default: the simulator's path on the store's host. */
  page(name: string, simulator: string): string;
}

export interface DemoBrand {
  merchantId: string;
  /** Whether this is the demo brand with the accounts and options that the other demo brands do not use. */
  isAlternative: boolean;
}

/** Demo credentials at the simulator, or at the provider's sandbox. Environment variables that are not set have defaults. */
export interface DemoAccount<Account extends object> {
  read(reader: DemoEnvironmentReader): Account;
  /** Returns additional credentials for the demo brand whose `isAlternative` is true. */
  readAlternative?(reader: DemoEnvironmentReader): Credentials;
  /** Returns the credentials of a brand. Null if the brand has no account. */
  credentialsOf(account: Account, brand: DemoBrand): Credentials | null;
}

/** URLs of our server for a provider's simulator. Null if the brand, order or number is unknown. */
export interface SimulatedShop {
  /** Returns the local URL of a callback, given its public URL. */
  reach(url: string): string | null;
  /** Returns the URL of the brand's callback. */
  callbackUrlOfBrand(merchantId: string): string | null;
  /** Returns the URL of the callback for the brand of an order. */
  callbackUrlOfOrder(orderId: string): Promise<string | null>;
  /** Returns the URL of the callback for the brand whose order has this payment number. */
  callbackUrlOfNumber(number: string): Promise<string | null>;
}

/** Creates a provider's simulator with the demo's account. */
export interface PaymentSimulator<Account extends object> {
  create(account: Account, shop: SimulatedShop): ProviderSimulator;
}
