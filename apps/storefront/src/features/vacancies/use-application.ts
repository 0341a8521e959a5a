import { createEmptyPhone, isWholePhone } from "@dasturxon/domain/phone-number";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { createStoredStore } from "../../platform/stored-store.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { sessionStore } from "../../shop/session/session.ts";

interface Application {
  name: string;
  phone: string;
  comment: string;
}

const isText = (value: unknown) => typeof value === "string";

/** Draft of an application, until it is sent. It survives a reload and a change of language. */
const applicationDraft = createStoredStore<Partial<Application>>({
  name: "application",
  empty: {},
  parse: (kept) =>
    typeof kept === "object" && kept !== null && Object.values(kept).every(isText) ? kept : null,
});

/** Returns the form of an application for a vacancy, and its result [CT-3, ER-4]. */
export function useApplication(vacancyId: string) {
  const kept = applicationDraft.use();
  const session = sessionStore.use();
  const { phoneCountries } = useBrand().merchant;
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const typed: Application = {
    name: kept.name ?? session?.firstName ?? "",
    phone: kept.phone ?? session?.phone ?? createEmptyPhone(phoneCountries),
    comment: kept.comment ?? "",
  };
  const lacks = { name: typed.name.trim() === "", phone: !isWholePhone(typed.phone, phoneCountries) };

  async function sendApplication() {
    setIsTried(true);
    setError(null);
    if (lacks.name || lacks.phone) return;
    setIsBusy(true);
    const { name, phone, comment } = typed;
    const answer = await call("POST /support/v1/vacancies/{id}/apply", {
      path: { id: vacancyId },
      body: { name, phone, comment: comment.trim() || null },
    });
    setIsBusy(false);
    setError(answer.error);
    if (!answer.data) return;
    setSentTo(phone);
    applicationDraft.set({});
  }

  return {
    typed,
    change: (next: Partial<Application>) => applicationDraft.set((now) => ({ ...now, ...next })),
    /** Missing fields, only after an attempt to send. */
    lacks: isTried ? lacks : { name: false, phone: false },
    isBusy,
    error,
    /** Phone number in the sent application. Null until it is sent. */
    sentTo,
    send: sendApplication,
  };
}
