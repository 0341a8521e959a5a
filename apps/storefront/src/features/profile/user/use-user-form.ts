import { useState } from "react";
import { call } from "../../../platform/api.ts";
import type { ApiError } from "../../../platform/api.ts";
import type { User } from "../../../platform/shapes.ts";
import { updateShownCustomer } from "../../../shop/session/customer.ts";
import { getUserChanges, toUserFields, userDraftStore, findInvalidFields } from "./user-draft.ts";
import type { UserField, UserFields } from "./user-draft.ts";

/** Form state of the customer's data. Typed values are stored until the server has saved them [US-2]. */
export function useUserForm(user: User) {
  const draft = userDraftStore.use();
  const saved = toUserFields(user);
  const typed = draft?.userId === user.id ? draft.fields : {};
  const fields: UserFields = { ...saved, ...typed };
  const changes = getUserChanges(saved, fields);
  const [wrong, setWrong] = useState<readonly UserField[]>([]);
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  function changeUserField(name: UserField, value: string): void {
    setError(null);
    setWrong((now) => now.filter((each) => each !== name));
    userDraftStore.set({ userId: user.id, fields: { ...typed, [name]: value } });
  }

  /** Saves the changes and returns true. Otherwise `wrong` or `error` contains the reason, and the input stays. */
  async function saveUser(): Promise<boolean> {
    const found = findInvalidFields(fields, new Date().toLocaleDateString("sv"));
    setWrong(found);
    if (found.length > 0 || isBusy) return false;
    setIsBusy(true);
    const { data, error: refusal } = await call("PUT /users/v1/users/{id}", {
      path: { id: user.id },
      body: changes,
    });
    setIsBusy(false);
    if (refusal) {
      const { field } = refusal.data;
      if (refusal.code === "bad_request" && isUserField(field)) setWrong([field]);
      else setError(refusal);
      return false;
    }
    updateShownCustomer(data);
    userDraftStore.set(null);
    return true;
  }

  const isUserField = (name: string | undefined): name is UserField => name !== undefined && name in saved;
  return {
    fields,
    change: changeUserField,
    save: saveUser,
    wrong,
    error,
    isBusy,
    isChanged: Object.keys(changes).length > 0,
  };
}
