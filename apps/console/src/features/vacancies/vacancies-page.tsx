import type { vacancy } from "@dasturxon/contract/managed/vacancies";
import { useFormatMoney } from "../../platform/use-money.ts";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { FieldSection } from "../../resource/section.tsx";
import type { ResourceRowOf } from "../../resource/use-resource.ts";
import shape from "virtual:resource/vacancy";

const blankVacancy = {
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
  const t = useTranslate();
  const text = useLocalizeText();
  const money = useFormatMoney();
  const formatSalary = ({ salaryFrom, salaryTo }: ResourceRowOf<typeof vacancy>) => {
    if (salaryFrom === null && salaryTo === null) return "—";
    if (salaryTo === null) return t("vacancies.from", { sum: money(salaryFrom ?? 0) });
    return salaryFrom === null
      ? t("vacancies.to", { sum: money(salaryTo) })
      : `${money(salaryFrom)} – ${money(salaryTo)}`;
  };
  return (
    <ResourcePage<typeof vacancy>
      of={shape}
      blank={blankVacancy}
      nameOf={({ position }) => text(position)}
      columns={[
        "position",
        { id: "salary", title: "vacancies.salary", cell: formatSalary },
        "phone",
        "isActive",
      ]}
      renderForm={(f) => (
        <>
          <FieldSection isWide>
            <f.position />
            <f.requirements />
          </FieldSection>
          <FieldSection title={t("vacancies.salary")}>
            <f.salaryFrom />
            <f.salaryTo />
          </FieldSection>
          <FieldSection>
            <f.responsiblePerson />
            <f.phone />
          </FieldSection>
          <FieldSection isWide>
            <f.isActive />
          </FieldSection>
        </>
      )}
    />
  );
}
