import type { diningTable } from "@dasturxon/contract/managed/dining-tables";
import { ActionIcon } from "@mantine/core";
import { Printer } from "lucide-react";
import { Link } from "react-router";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useBranches } from "../../parts/branches/use-branches.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { FieldSection } from "../../resource/section.tsx";
import shape from "virtual:resource/diningTable";

const diningTableColumns = ["number", "branchId", "place", "chairs", "isActive"] as const;

/** Page of the branches' dining tables, with a link to print their QR codes. */
export function TablesPage() {
  const t = useTranslate();
  const { branches } = useBranches();
  const { role } = useSignedInStaff();
  const [only] = branches;
  return (
    <ResourcePage<typeof diningTable>
      of={shape}
      blank={{
        branchId: branches.length === 1 ? (only?.id ?? "") : "",
        number: "",
        place: {},
        chairs: 4,
        isActive: true,
      }}
      nameOf={({ number }) => t("reservations.table", { number })}
      columns={[...diningTableColumns]}
      tools={
        mayPerformTask(role, "give_table_codes") && (
          <ActionIcon
            component={Link}
            to="/reservations/codes"
            variant="default"
            size={42}
            aria-label={t("tables.sheet")}
            title={t("tables.sheet")}
          >
            <Printer size={20} />
          </ActionIcon>
        )
      }
      renderForm={(f) => (
        <>
          <FieldSection>
            <f.number />
            <f.chairs />
          </FieldSection>
          <FieldSection isWide>
            <f.branchId />
            <f.place />
            <f.isActive />
          </FieldSection>
        </>
      )}
    />
  );
}
