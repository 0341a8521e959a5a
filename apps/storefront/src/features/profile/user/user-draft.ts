import { keptStore } from "../../../platform/kept-store.ts";
import type { User } from "../../../platform/shapes.ts";

/** What the customer may say about themself, as the fields hold it: "" is nothing. */
export interface UserFields {
  firstName: string;
  lastName: string;
  gender: "male" | "female" | "";
  /** `yyyy-mm-dd`, or what was typed while it is no date */
  birthday: string;
  email: string;
}

export type UserField = keyof UserFields;

interface UserDraft {
  /** Whose it is: nobody else is shown it. */
  userId: string;
  fields: Partial<UserFields>;
}

/** What was typed and not saved yet; it survives a reload and another language. */
export const userDraftStore = keptStore<UserDraft | null>({
  name: "user-draft",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "userId" in kept && "fields" in kept
      ? (kept as UserDraft)
      : null,
});

export function fieldsOf(user: User): UserFields {
  const { firstName, lastName, gender, birthday, email } = user;
  return {
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    gender: gender ?? "",
    birthday: birthday ?? "",
    email: email ?? "",
  };
}

/** The fields that differ from what is saved. */
export function changesOf(saved: UserFields, fields: UserFields): Partial<UserFields> {
  const names = Object.keys(saved) as UserField[];
  return Object.fromEntries(
    names.filter((name) => fields[name].trim() !== saved[name]).map((name) => [name, fields[name].trim()]),
  );
}

/** The first birthday that is taken. */
const EARLIEST_BIRTHDAY = "1900-01-01";
const DATE = /^\d{4}-\d\d-\d\d$/;
const MAX_EMAIL = 320;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Fields that cannot be saved as they are [ER-4]; `today` as `yyyy-mm-dd`. */
export function wrongFields({ email, birthday }: UserFields, today: string): UserField[] {
  const address = email.trim();
  const wrong: UserField[] = [];
  const isDate = DATE.test(birthday) && birthday >= EARLIEST_BIRTHDAY && birthday <= today;
  if (birthday && !isDate) wrong.push("birthday");
  if (address && (address.length > MAX_EMAIL || !EMAIL.test(address))) wrong.push("email");
  return wrong;
}
