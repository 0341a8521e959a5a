import type { Credentials } from "../account-facts.ts";
import type { Simulator } from "../simulator/simulator.ts";

/** Reads the environment variables of the demo's accounts. */
export interface DemoReader {
  text(name: string): string | undefined;
  /** Address of an API: the variable's, or that of a simulator on this machine by its path below `/simulators`. */
  api(name: string, simulator: string): string;
  /** Address of a payment page: the variable's, or a path on the store's own host. */
  page(name: string, simulator: string): string;
}

export interface DemoBrand {
  merchantId: string;
  /** Whether this is the brand that shows the accounts and options that the other demo brands do not use. */
  isAlternative: boolean;
}

/** Account of the demo brands at the simulator, or at a test system of the provider. Missing variables have defaults. */
export interface DemoAccount<Account extends object> {
  read(reader: DemoReader): Account;
  /** Further fields of the alternative brand. */
  readAlternative?(reader: DemoReader): Credentials;
  /** Returns the credentials of a brand. Null: it has no account. */
  credentialsOf(account: Account, brand: DemoBrand): Credentials | null;
}

/** The server as a provider's simulator reaches it. Each address is null if it is unknown. */
export interface SimulatedShop {
  /** Returns the local address of a callback that a shop named with its public address. */
  reach(url: string): string | null;
  /** Returns the provider's callback for the brand. */
  doorOfBrand(merchantId: string): string | null;
  /** Returns the provider's callback for the brand of an order. */
  doorOfOrder(orderId: string): Promise<string | null>;
  /** Returns the provider's callback for the brand of an order with this payment number. */
  doorOfNumber(number: string): Promise<string | null>;
}

/** Creates a provider's simulator with the demo's account. */
export interface PaymentSimulator<Account extends object> {
  create(account: Account, shop: SimulatedShop): Simulator;
}
