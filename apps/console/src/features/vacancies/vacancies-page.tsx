import type { vacancy } from "@dasturxon/contract/managed/vacancies";
import { useMoney } from "../../platform/use-money.ts";
import { useT, useText } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { Section } from "../../resource/section.tsx";
import type { RowOf } from "../../resource/use-resource.ts";
import shape from "virtual:resource/vacancy";

const blank = {
  position: {},
  requirements: {},
  salaryFrom: null,
  salaryTo: null,
  responsiblePerson: "",
  phone: "+998",
  isActive: true,
};

/** Vacancies of the brand, in the order in which guests see them. */
export function VacanciesPage() {
  const t = useT();
  const text = useText();
  const money = useMoney();
  const salaryOf = ({ salaryFrom, salaryTo }: RowOf<typeof vacancy>) => {
    if (salaryFrom === null && salaryTo === null) return "—";
    if (salaryTo === null) return t("vacancies.from", { sum: money(salaryFrom ?? 0) });
    return salaryFrom === null
      ? t("vacancies.to", { sum: money(salaryTo) })
      : `${money(salaryFrom)} – ${money(salaryTo)}`;
  };
  return (
    <ResourcePage<typeof vacancy>
      of={shape}
      blank={blank}
      nameOf={({ position }) => text(position)}
      columns={["position", { id: "salary", title: "vacancies.salary", cell: salaryOf }, "phone", "isActive"]}
      renderForm={(f) => (
        <>
          <Section isWide>
            <f.position />
            <f.requirements />
          </Section>
          <Section title={t("vacancies.salary")}>
            <f.salaryFrom />
            <f.salaryTo />
          </Section>
          <Section>
            <f.responsiblePerson />
            <f.phone />
          </Section>
          <Section isWide>
            <f.isActive />
          </Section>
        </>
      )}
    />
  );
}
