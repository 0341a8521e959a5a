/** Account fields that a payment provider or an SMS gateway requires. Safe for browsers: no Zod, no Node. */
export interface AccountFacts {
  /** Required fields of an account, in the order of the form. */
  fields: readonly string[];
  /** Optional fields of an account. */
  optional?: readonly string[];
  /** Allowed values of a field, by field name. The first is the default. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** Secret fields. The console never shows their values after they are saved. */
  secrets: readonly string[];
}

/** Values of an account by field name, for example shared secrets and ids of a brand. */
export type Credentials = Readonly<Record<string, string>>;

/** Returns the optional fields of an account. */
export function listOptionalFields({ optional = [] }: AccountFacts): readonly string[] {
  return optional;
}

/** Returns the allowed values of a field, the default first. Null if the field allows any value. */
export function listFieldChoices({ choices }: AccountFacts, field: string): readonly string[] | null {
  return choices?.[field] ?? null;
}

/** Returns the first account field that is missing or unknown, or whose value is not among its allowed values. */
export function findWrongField(facts: AccountFacts, credentials: Credentials): string | undefined {
  const { fields, optional = [] } = facts;
  const isValidField = ([field, value]: [string, string]) =>
    (fields.includes(field) || optional.includes(field)) &&
    (listFieldChoices(facts, field)?.includes(value) ?? true);
  const missing = fields.find((field) => !Object.hasOwn(credentials, field));
  return missing ?? Object.entries(credentials).find((entry) => !isValidField(entry))?.[0];
}
