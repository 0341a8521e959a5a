import type { Person } from "@dasturxon/contract";
import { NativeSelect } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { refetchResourceRows } from "../../resource/use-resource.ts";

interface Courier {
  id: string;
  name: string;
  staffId: string | null;
}

/** Selects the login of a courier: a staff member with the courier role, or none. */
export function LoginSelect({ courier: { id, name, staffId } }: { courier: Courier }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const client = useQueryClient();
  const { isBusy, run } = useBusy();
  const { data = [] } = useQuery({
    queryKey: ["people"],
    queryFn: () => unwrapApiResult<Person[]>(api.call("GET /console/v1/people")),
  });
  const people = data.filter((person) => person.role === "courier" || person.id === staffId);
  const linkLogin = async (personId: string) => {
    const login = people.find((person) => person.id === personId)?.login ?? null;
    const [refusal] = await api.call("PUT /console/v1/couriers/{id}/login", {
      path: { id },
      body: { login },
    });
    if (refusal) showRefusal(refusal, language);
    await refetchResourceRows(client, "couriers");
  };
  return (
    <NativeSelect
      size="md"
      aria-label={t("courier.login-of", { name })}
      disabled={isBusy}
      value={staffId ?? ""}
      onClick={(event) => event.stopPropagation()}
      onChange={(event) => {
        const { value } = event.currentTarget;
        void run(() => linkLogin(value));
      }}
      data={[
        { value: "", label: t("courier.no-login") },
        ...people.map((person) => ({ value: person.id, label: person.login })),
      ]}
    />
  );
}
