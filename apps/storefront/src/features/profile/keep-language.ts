import { useEffect } from "react";
import { call } from "../../platform/api.ts";
import { useLanguage } from "../../platform/i18n.tsx";
import type { User } from "../../platform/shapes.ts";
import { showCustomer } from "../../shop/session/customer.ts";

const SENT = ["uz", "ru", "en"] as const;

/** The customer is written to in the language that they read here, where messages are written in it [US-2]. */
export function useKeptLanguage(user: User | null): void {
  const page = useLanguage();
  const language = SENT.find((each) => each === page);
  const userId = user && language && user.language !== language ? user.id : null;
  useEffect(() => {
    if (!userId || !language) return;
    void call("PUT /users/v1/users/{id}", { path: { id: userId }, body: { language } }).then(
      ({ data }) => data && showCustomer(data),
    );
  }, [userId, language]);
}
