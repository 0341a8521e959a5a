import { MAIN_LANGUAGES } from "@dasturxon/domain/language";
import type { PlatformBrand } from "@dasturxon/contract";
import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { usePlatformActions } from "./use-platform.ts";

const MAX_BLOCK_REASON_LENGTH = 300;

interface Props {
  brand: Pick<PlatformBrand, "id" | "blockedReason">;
  name: string;
  onClose: () => void;
}

/** Dialog with the reason to block a brand, which guests see. The reason of a blocked brand can be changed. */
export function BlockDialog({ brand: { id, blockedReason }, name, onClose }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { block } = usePlatformActions();
  const [words, setWords] = useState({
    uz: blockedReason?.uz ?? "",
    ru: blockedReason?.ru ?? "",
    eng: blockedReason?.eng ?? "",
  });
  const sendBlock = async () => {
    const reason = { uz: words.uz.trim(), ru: words.ru.trim() || null, eng: words.eng.trim() || null };
    const [refusal] = await block(id, reason);
    if (refusal) showRefusal(refusal, language);
    else onClose();
  };
  return (
    <Dialog title={t("platform.block.title", { name })} isOpen onClose={onClose}>
      <Stack>
        <Text>{t("platform.block.means")}</Text>
        {MAIN_LANGUAGES.map((each) => (
          <Textarea
            key={each}
            size="md"
            autosize
            minRows={2}
            maxLength={MAX_BLOCK_REASON_LENGTH}
            label={t(`platform.reason.${each}`)}
            value={words[each]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setWords((now) => ({ ...now, [each]: value }));
            }}
          />
        ))}
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t("refuse.back")}
          </Button>
          <BusyButton color="red" disabled={words.uz.trim() === ""} onPress={sendBlock}>
            {t("platform.block")}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
