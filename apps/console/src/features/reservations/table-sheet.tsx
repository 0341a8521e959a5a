import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { Button, Container, Group, Text } from "@mantine/core";
import { ArrowLeft, Printer } from "lucide-react";
import { Link, Navigate } from "react-router";
import { BranchSelect } from "../../parts/branches/branch-select.tsx";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useBranchFilter } from "../../parts/branches/use-branch-filter.ts";
import { useBranches } from "../../parts/branches/use-branches.ts";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import "./table-sheet.css";
import { useTableCodes } from "./use-table-codes.ts";

/** Printable A4 page with the QR codes of the tables: brand, table and purpose. */
export function TableCodesSheet() {
  const { role } = useSignedInStaff();
  return mayPerformTask(role, "give_table_codes") ? (
    <TableCodesSheetPage />
  ) : (
    <Navigate to="/reservations" replace />
  );
}

function TableCodesSheetPage() {
  const t = useTranslate();
  const text = useLocalizeText();
  const { merchant } = useSignedInStaff();
  const { branchId, setBranchId } = useBranchFilter();
  const { nameOf } = useBranches();
  const { codes } = useTableCodes();
  const shown = codes.data?.filter((table) => branchId === null || table.branchId === branchId) ?? [];
  return (
    <Container size="lg" h="100%" py="md" className="sheet-page">
      <Group className="sheet-tools" gap="sm" mb="md">
        <Button
          component={Link}
          to="/reservations"
          variant="default"
          size="md"
          leftSection={<ArrowLeft size={18} aria-hidden />}
        >
          {t("frame.reservations")}
        </Button>
        <BranchSelect value={branchId} onChange={setBranchId} />
        <Button
          size="md"
          leftSection={<Printer size={18} aria-hidden />}
          disabled={shown.length === 0}
          onClick={() => window.print()}
        >
          {t("tables.print")}
        </Button>
      </Group>
      <QueryStateView query={codes} failed={t("reservations.failed")} area="list" />
      <ul className="sheet">
        {shown.map((table) => (
          <li key={table.id} className="sheet-card">
            <Text component="span" fw={600}>
              {text(merchant.name)}
            </Text>
            <span>{nameOf(table.branchId)}</span>
            <QrCode text={table.link} label={t("tables.code-of", { number: table.number })} size={200} />
            <Text component="span" fw={700} fz={22}>
              {t("reservations.table", { number: table.number })}
            </Text>
            <span>{t("tables.scan")}</span>
          </li>
        ))}
      </ul>
    </Container>
  );
}
