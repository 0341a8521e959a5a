import { writeCsv } from "@dasturxon/domain/csv";
import { createMenuJson, createMenuSheets } from "@dasturxon/domain/menu-workbook";
import { type StoredMenu, createMenuTable } from "@dasturxon/domain/menu-table";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { Button, Container, Group, Stack, Text, Title } from "@mantine/core";
import { Download } from "lucide-react";
import { useState } from "react";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import "../../../resource/resource.css";
import { QueryStateView } from "../../../ui/query-state.tsx";
import { WorkbookSheetsImport } from "./import-sheets.tsx";
import { downloadFile } from "../../../platform/save-file.ts";
import type { MenuImportSource } from "./read-source.ts";
import { ImportTableSourceInput } from "./table-source.tsx";
import { useHiddenColumns } from "./use-hidden-columns.ts";
import { useStoredMenu } from "./use-stored-menu.ts";
import { useRememberedColumnMappings } from "./use-menu-heads.ts";
import { writeXlsx } from "./write-xlsx.ts";

/** Page that exports the menu as a spreadsheet and imports a spreadsheet, with a preview of the changes. */
export function MenuSheetPage() {
  const t = useTranslate();
  const { language } = useLanguage();
  const { languages, timeZone } = useSignedInStaff().merchant;
  const menu = useStoredMenu();
  const remembered = useRememberedColumnMappings();
  const [source, setSource] = useState<MenuImportSource | null>(null);
  const main = languages[0] ?? "uz";
  const hidden = useHiddenColumns();
  const options = { languages, reader: language, hidden, origin: location.origin };
  const createFileName = (ending: string) => `menu-${dayFromInstant(new Date(), timeZone)}.${ending}`;
  const files: { name: string; save: (menu: StoredMenu) => Promise<void> | void }[] = [
    {
      name: t("menuSheet.excel"),
      save: async (kept) =>
        downloadFile(await writeXlsx(createMenuSheets(kept, options)), createFileName("xlsx")),
    },
    {
      name: "CSV",
      save: (kept) =>
        downloadFile(
          new Blob(["\uFEFF", writeCsv(createMenuTable(kept, options))], { type: "text/csv" }),
          createFileName("csv"),
        ),
    },
    {
      name: "JSON",
      save: (kept) =>
        downloadFile(
          new Blob([createMenuJson(kept, options)], { type: "application/json" }),
          createFileName("json"),
        ),
    },
  ];
  return (
    <Container size="md" h="100%" className="resource-page" py="md">
      <Stack gap="xl">
        <Title order={2} size="h3">
          {t("menuSheet.title")}
        </Title>
        <QueryStateView query={menu} failed={t("resource.failed")} area="list" />
        {menu.data && source && remembered && (
          <WorkbookSheetsImport
            menu={menu.data}
            remembered={remembered}
            source={source}
            onSource={setSource}
            onClose={() => setSource(null)}
          />
        )}
        {menu.data && !source && (
          <>
            <section>
              <Title order={3} size="h4" mb={4}>
                {t("menuSheet.out")}
              </Title>
              <Text c="dimmed" mb="sm">
                {t("menuSheet.out-means", { count: menu.data.products.length })}
              </Text>
              <Group gap="sm">
                {files.map(({ name, save }) => (
                  <Button
                    key={name}
                    variant="default"
                    size="md"
                    leftSection={<Download size={18} aria-hidden />}
                    onClick={() => void (menu.data && save(menu.data))}
                  >
                    {name}
                  </Button>
                ))}
              </Group>
            </section>
            <section>
              <Title order={3} size="h4" mb={4}>
                {t("menuSheet.in")}
              </Title>
              <Text c="dimmed" mb="sm">
                {t("menuSheet.in-means")}
              </Text>
              <ImportTableSourceInput main={main} onSource={setSource} />
            </section>
          </>
        )}
      </Stack>
    </Container>
  );
}
