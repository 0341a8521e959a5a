import { isLanguage } from "@dasturxon/domain/language";
import { useEffect } from "react";
import { call } from "../../platform/api.ts";
import { useLanguage } from "../../platform/i18n.tsx";
import type { User } from "../../platform/shapes.ts";
import { updateShownCustomer } from "../../shop/session/customer.ts";

/** Stores the page's language as the language of messages to the customer [US-2]. */
export function useSaveLanguage(user: User | null): void {
  const page = useLanguage();
  const language = isLanguage(page) ? page : null;
  const userId = user && language && user.language !== language ? user.id : null;
  useEffect(() => {
    if (!userId || !language) return;
    void call("PUT /users/v1/users/{id}", { path: { id: userId }, body: { language } }).then(
      ({ data }) => data && updateShownCustomer(data),
    );
  }, [userId, language]);
}
