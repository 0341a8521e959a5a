import { readPastedMenu } from "@dasturxon/domain/pasted-menu";
import type { MenuBook } from "@dasturxon/domain/menu-book";
import type { WireLanguage } from "@dasturxon/domain/language";
import { Button, FileButton, Stack, Text, Textarea } from "@mantine/core";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { showText } from "../../../platform/show-refusal.ts";
import { useBusy } from "../../../platform/use-busy.ts";
import { useT } from "../../../platform/use-language.tsx";
import { readBook } from "./read-book.ts";
import { UnreadableFile } from "./zip/read-zip.ts";

interface Props {
  main: WireLanguage;
  onBook: (book: MenuBook) => void;
}

/** Where a table comes from: a file, or what is pasted. */
export function TableSource({ main, onBook }: Props) {
  const t = useT();
  const { isBusy, run } = useBusy();
  const [pasted, setPasted] = useState("");
  async function read(file: File | null) {
    if (!file) return;
    try {
      onBook(await readBook(file));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      showText(t(`menuSheet.${error.fault}`));
    }
  }
  return (
    <Stack gap="md">
      <FileButton
        accept=".xlsx,.csv,.txt,.tsv,.json,text/csv,text/plain,application/json"
        inputProps={{ "aria-label": t("menuSheet.file") }}
        onChange={(file) => void run(() => read(file))}
      >
        {(props) => (
          <Button
            {...props}
            size="md"
            loading={isBusy}
            leftSection={<FileUp size={18} aria-hidden />}
            style={{ alignSelf: "flex-start" }}
          >
            {t("menuSheet.file")}
          </Button>
        )}
      </FileButton>
      <Text c="dimmed" size="sm">
        {t("menuSheet.file-hint")}
      </Text>
      <Textarea
        size="md"
        autosize
        minRows={4}
        maxRows={14}
        label={t("menuSheet.paste")}
        description={t("menuSheet.paste-hint")}
        value={pasted}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      <Button
        variant="default"
        size="md"
        disabled={pasted.trim() === ""}
        style={{ alignSelf: "flex-start" }}
        onClick={() => onBook({ dishes: readPastedMenu(pasted, main) })}
      >
        {t("menuSheet.read")}
      </Button>
    </Stack>
  );
}
