import type { TableWithQrLink } from "@dasturxon/contract";
import { Box, Button, CopyButton, Group, Modal, Stack, Text, Title } from "@mantine/core";
import { Printer } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { useTableCodes } from "./use-table-codes.ts";

/** Links of the tables' QR codes, to copy for printing. A leaked code can be replaced. */
export function TableCodes({
  branchId,
  branchName,
}: {
  branchId: string | null;
  branchName: (id: string) => string;
}) {
  const t = useTranslate();
  const { codes, renew } = useTableCodes();
  const [renewed, setRenewed] = useState<TableWithQrLink | null>(null);
  const shown = codes.data?.filter((table) => branchId === null || table.branchId === branchId) ?? [];
  if (codes.data && shown.length === 0) return null;
  return (
    <section aria-label={t("tables.title")}>
      <Title order={2} size="h3">
        {t("tables.title")}
      </Title>
      <Text c="dimmed">{t("tables.means")}</Text>
      <Button
        component={Link}
        to="/reservations/codes"
        variant="default"
        size="md"
        mt="sm"
        leftSection={<Printer size={18} aria-hidden />}
      >
        {t("tables.sheet")}
      </Button>
      <QueryStateView query={codes} failed={t("reservations.failed")} area="section" mt="sm" />
      <div role="list">
        {shown.map((table) => (
          <TableCodeRow
            key={table.id}
            table={table}
            branch={branchName(table.branchId)}
            onRenew={setRenewed}
          />
        ))}
      </div>
      <Modal
        opened={renewed !== null}
        onClose={() => setRenewed(null)}
        centered
        title={t("tables.renew")}
        closeButtonProps={{ "aria-label": t("refuse.back"), size: 44 }}
      >
        <Stack>
          <Text>{t("tables.renew-means", { number: renewed?.number ?? "" })}</Text>
          <Group justify="flex-end">
            <Button variant="default" size="md" onClick={() => setRenewed(null)}>
              {t("refuse.back")}
            </Button>
            <BusyButton
              color="red"
              onPress={async () => {
                if (renewed && (await renew(renewed.id))) setRenewed(null);
              }}
            >
              {t("tables.renew")}
            </BusyButton>
          </Group>
        </Stack>
      </Modal>
    </section>
  );
}

function TableCodeRow({
  table,
  branch,
  onRenew,
}: {
  table: TableWithQrLink;
  branch: string;
  onRenew: (table: TableWithQrLink) => void;
}) {
  const t = useTranslate();
  const text = useLocalizeText();
  return (
    <Group role="listitem" className="list-row" gap="md" py="sm">
      <Box flex={1} miw={180}>
        <Text fw={600}>{t("reservations.table", { number: table.number })}</Text>
        <Text size="sm" c="dimmed">
          {[text(table.place), branch].filter(Boolean).join(" · ")}
        </Text>
      </Box>
      <Group gap="xs">
        <CopyButton value={table.link}>
          {({ copied, copy }) => (
            <Button variant="default" size="md" onClick={copy}>
              {t(copied ? "tables.copied" : "tables.copy")}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" size="md" onClick={() => onRenew(table)}>
          {t("tables.renew")}
        </Button>
      </Group>
    </Group>
  );
}
