import { Alert, Button, Group, Loader, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { useBusy } from "../../platform/use-busy.ts";
import type { StartStepProps } from "./draft.ts";
import { uploadBrandLogo, importPastedMenu } from "./fill-brand.ts";

/** Completes the open brand with the pasted menu and the logo, one after the other. */
export function StoreCompletion({ draft, change }: StartStepProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  const [fault, setFault] = useState<string | null>(null);
  const clearFilledParts = () => change({ pasted: "", logo: null });
  const fillStore = () =>
    run(async () => {
      setFault(null);
      const unfilled = await importPastedMenu(draft, t("start.paste.category"));
      if (!unfilled && draft.logo !== null) change({ pasted: "" });
      const refusal = unfilled ?? (await uploadBrandLogo(draft));
      if (refusal) setFault(refusal.description[language]);
      else clearFilledParts();
    });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void fillStore();
  });
  if (fault === null)
    return (
      <Group gap="sm" role="status">
        <Loader size="sm" />
        <Text>{t("start.fill")}</Text>
      </Group>
    );
  return (
    <Alert color="red" role="alert">
      <Text fw={600}>{t("start.fill.failed")}</Text>
      <Text my="xs">{fault}</Text>
      <Group gap="sm">
        <Button size="md" loading={isBusy} onClick={() => void fillStore()}>
          {t("start.fill.again")}
        </Button>
        <Button size="md" variant="default" onClick={clearFilledParts}>
          {t("start.fill.skip")}
        </Button>
      </Group>
    </Alert>
  );
}
