import { writeCsv } from "@dasturxon/domain/csv";
import { menuTable } from "@dasturxon/domain/menu-table";
import { dayOf } from "@dasturxon/domain/time-zone";
import { Button, Container, Group, Stack, Text, Title } from "@mantine/core";
import { Download } from "lucide-react";
import { useState } from "react";
import { useStaff } from "../../../platform/session.tsx";
import { useLanguage, useT } from "../../../platform/use-language.tsx";
import "../../../resource/resource.css";
import { QueryState } from "../../../ui/query-state.tsx";
import { ImportPlanned } from "./import-planned.tsx";
import { saveFile } from "../../../platform/save-file.ts";
import { TableSource } from "./table-source.tsx";
import { useHiddenColumns } from "./use-hidden-columns.ts";
import { useKeptMenu } from "./use-kept-menu.ts";
import { writeXlsx } from "./write-xlsx.ts";

/** The menu as a table: out, and in with what it would change shown first. */
export function MenuSheetPage() {
  const t = useT();
  const { language } = useLanguage();
  const { languages, timeZone } = useStaff().merchant;
  const menu = useKeptMenu();
  const [table, setTable] = useState<string[][] | null>(null);
  const main = languages[0] ?? "uz";
  const hidden = useHiddenColumns();
  const tableNow = () => (menu.data ? menuTable(menu.data, { languages, reader: language, hidden }) : []);
  const nameOfFile = (ending: string) => `menu-${dayOf(new Date(), timeZone)}.${ending}`;
  const saveExcel = async () =>
    saveFile(await writeXlsx(tableNow(), t("menuSheet.title")), nameOfFile("xlsx"));
  const saveText = () =>
    saveFile(new Blob(["\uFEFF", writeCsv(tableNow())], { type: "text/csv" }), nameOfFile("csv"));
  return (
    <Container size="md" h="100%" className="resource-page" py="md">
      <Stack gap="xl">
        <Title order={2} size="h3">
          {t("menuSheet.title")}
        </Title>
        <QueryState query={menu} failed={t("resource.failed")} area="list" />
        {menu.data && table && (
          <ImportPlanned menu={menu.data} table={table} onClose={() => setTable(null)} />
        )}
        {menu.data && !table && (
          <>
            <section>
              <Title order={3} size="h4" mb={4}>
                {t("menuSheet.out")}
              </Title>
              <Text c="dimmed" mb="sm">
                {t("menuSheet.out-means", { count: menu.data.products.length })}
              </Text>
              <Group gap="sm">
                <Button
                  variant="default"
                  size="md"
                  leftSection={<Download size={18} aria-hidden />}
                  onClick={() => void saveExcel()}
                >
                  {t("menuSheet.excel")}
                </Button>
                <Button
                  variant="default"
                  size="md"
                  leftSection={<Download size={18} aria-hidden />}
                  onClick={saveText}
                >
                  CSV
                </Button>
              </Group>
            </section>
            <section>
              <Title order={3} size="h4" mb={4}>
                {t("menuSheet.in")}
              </Title>
              <Text c="dimmed" mb="sm">
                {t("menuSheet.in-means")}
              </Text>
              <TableSource main={main} onTable={setTable} />
            </section>
          </>
        )}
      </Stack>
    </Container>
  );
}
