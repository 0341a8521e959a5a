import { createEmptyPhone, isCompletePhone } from "@dasturxon/domain/phone-number";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { createStoredStore } from "../../platform/stored-store.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { sessionStore } from "../../shop/session/session.ts";

interface JobApplication {
  name: string;
  phone: string;
  comment: string;
}

const isString = (value: unknown) => typeof value === "string";

/** Draft of an application, until it is sent. It survives a reload and a change of language. */
const jobApplicationDraft = createStoredStore<Partial<JobApplication>>({
  name: "application",
  empty: {},
  parse: (kept) =>
    typeof kept === "object" && kept !== null && Object.values(kept).every(isString) ? kept : null,
});

/** Returns the form of an application for a vacancy, and its result [CT-3, ER-4]. */
export function useJobApplication(vacancyId: string) {
  const kept = jobApplicationDraft.use();
  const session = sessionStore.use();
  const { phoneCountries } = useBrand().merchant;
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const typed: JobApplication = {
    name: kept.name ?? session?.firstName ?? "",
    phone: kept.phone ?? session?.phone ?? createEmptyPhone(phoneCountries),
    comment: kept.comment ?? "",
  };
  const lacks = { name: typed.name.trim() === "", phone: !isCompletePhone(typed.phone, phoneCountries) };

  async function sendJobApplication() {
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
    jobApplicationDraft.set({});
  }

  return {
    typed,
    change: (next: Partial<JobApplication>) => jobApplicationDraft.set((now) => ({ ...now, ...next })),
    /** Missing fields of the application. None is reported before the first attempt to send the application. */
    lacks: isTried ? lacks : { name: false, phone: false },
    isBusy,
    error,
    /** Phone number in the job application that was sent. Null until then. */
    sentTo,
    send: sendJobApplication,
  };
}
