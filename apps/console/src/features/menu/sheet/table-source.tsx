import { readPastedMenu } from "@dasturxon/domain/pasted-menu";
import type { WireLanguage } from "@dasturxon/domain/language";
import { Button, Stack, Text, Textarea } from "@mantine/core";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "../../../platform/use-language.tsx";
import { ChooseFilesButton } from "./choose-files.tsx";
import type { MenuImportSource } from "./read-source.ts";

interface Props {
  main: WireLanguage;
  onSource: (source: MenuImportSource) => void;
}

/** Input for a table: files, which may include pictures, or pasted text. */
export function ImportTableSourceInput({ main, onSource }: Props) {
  const t = useTranslate();
  const [pasted, setPasted] = useState("");
  return (
    <Stack gap="md">
      <ChooseFilesButton
        accept=".xlsx,.csv,.txt,.tsv,.json,.zip,text/csv,text/plain,application/json,image/*"
        icon={<FileUp size={18} aria-hidden />}
        style={{ alignSelf: "flex-start" }}
        onSource={onSource}
      >
        {t("menuSheet.file")}
      </ChooseFilesButton>
      <Text c="dimmed" size="sm">
        {t("menuSheet.file-hint")}
      </Text>
      <Text c="dimmed" size="sm">
        {t("menuSheet.pictures-hint")}
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
        onClick={() => onSource({ book: { dishes: readPastedMenu(pasted, main) }, pictures: [] })}
      >
        {t("menuSheet.read")}
      </Button>
    </Stack>
  );
}
