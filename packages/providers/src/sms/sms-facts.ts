/** Facts of an SMS gateway. Safe for browsers: no Zod, no Node. */
export interface SmsFacts {
  /** Name for staff, the same in every language. */
  label: string;
  /** Fields of an account, all required, in the order of the form. */
  fields: readonly string[];
  /** Fields that are never shown again. */
  secrets: readonly string[];
  /** Whether the gateway sends only one-time codes. */
  isForCodes: boolean;
}
