import { Button, type ButtonProps, FileButton } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { showErrorText } from "../../../platform/show-refusal.ts";
import { useBusy } from "../../../platform/use-busy.ts";
import { useTranslate } from "../../../platform/use-language.tsx";
import { type MenuImportSource, parseImportFiles } from "./read-source.ts";
import { UnreadableFile } from "../../../platform/zip/read-zip.ts";

interface Props extends Pick<ButtonProps, "variant" | "style"> {
  accept: string;
  icon: ReactNode;
  children: string;
  onSource: (source: MenuImportSource) => void;
}

/** Button that selects and parses files of the device. Shows an error for unreadable files. */
export function ChooseFilesButton({ accept, icon, children, onSource, ...looks }: Props) {
  const t = useTranslate();
  const { isBusy, run } = useBusy();
  // Resets the file input, so that the user can choose the same file again after correcting it.
  const forget = useRef<() => void>(null);
  async function readFiles(files: readonly File[]) {
    forget.current?.();
    if (files.length === 0) return;
    try {
      onSource(await parseImportFiles(files));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      showErrorText(t(`menuSheet.${error.fault}`));
    }
  }
  return (
    <FileButton
      multiple
      accept={accept}
      inputProps={{ "aria-label": children }}
      resetRef={forget}
      onChange={(files) => void run(() => readFiles(files))}
    >
      {(button) => (
        <Button {...button} {...looks} size="md" loading={isBusy} leftSection={icon}>
          {children}
        </Button>
      )}
    </FileButton>
  );
}
