import { createStoredStore } from "../../../platform/stored-store.ts";
import type { User } from "../../../platform/shapes.ts";

/** Customer's data as field values. "" is an empty field. */
export interface UserFields {
  firstName: string;
  lastName: string;
  gender: "male" | "female" | "";
  /** Date as `yyyy-mm-dd`, or the text as typed if it is not a date. */
  birthday: string;
  email: string;
}

export type UserField = keyof UserFields;

interface UserDraft {
  /** Id of the customer. The draft is not shown to other customers. */
  userId: string;
  fields: Partial<UserFields>;
}

/** Unsaved input of the customer's data. Survives a reload and a change of the language. */
export const userDraftStore = createStoredStore<UserDraft | null>({
  name: "user-draft",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "userId" in kept && "fields" in kept
      ? (kept as UserDraft)
      : null,
});

export function toUserFields(user: User): UserFields {
  const { firstName, lastName, gender, birthday, email } = user;
  return {
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    gender: gender ?? "",
    birthday: birthday ?? "",
    email: email ?? "",
  };
}

/** Returns the fields that differ from the saved ones. */
export function getUserChanges(saved: UserFields, fields: UserFields): Partial<UserFields> {
  const names = Object.keys(saved) as UserField[];
  return Object.fromEntries(
    names.filter((name) => fields[name].trim() !== saved[name]).map((name) => [name, fields[name].trim()]),
  );
}

/** Earliest accepted birthday. */
const EARLIEST_BIRTHDAY = "1900-01-01";
const DATE_PATTERN = /^\d{4}-\d\d-\d\d$/;
const MAX_EMAIL_LENGTH = 320;
const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Returns the invalid fields [ER-4]. `today` is `yyyy-mm-dd`. */
export function findInvalidFields({ email, birthday }: UserFields, today: string): UserField[] {
  const address = email.trim();
  const wrong: UserField[] = [];
  const isDate = DATE_PATTERN.test(birthday) && birthday >= EARLIEST_BIRTHDAY && birthday <= today;
  if (birthday && !isDate) wrong.push("birthday");
  if (address && (address.length > MAX_EMAIL_LENGTH || !EMAIL_PATTERN.test(address))) wrong.push("email");
  return wrong;
}
