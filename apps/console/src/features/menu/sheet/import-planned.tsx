import type { KeptMenu } from "@dasturxon/domain/menu-table";
import type { MenuBook } from "@dasturxon/domain/menu-book";
import { planBook } from "@dasturxon/domain/plan-book";
import { MAX_IMPORT_ROWS } from "@dasturxon/domain/plan-import";
import { randomId } from "@dasturxon/contract/random-id";
import { Alert, Button, Group, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { api } from "../../../platform/api.ts";
import { useStaff } from "../../../platform/session.tsx";
import { showRefusal, showText } from "../../../platform/show-refusal.ts";
import { useBusy } from "../../../platform/use-busy.ts";
import { useLanguage, useT } from "../../../platform/use-language.tsx";
import shape from "virtual:resource/product";
import { blankProduct } from "../../../platform/blank-product.ts";
import { ImportDone } from "./import-done.tsx";
import { bodyOf } from "../../../platform/import-body.ts";
import { PlanView } from "./plan-view.tsx";
import { useHiddenColumns } from "./use-hidden-columns.ts";

interface Props {
  menu: KeptMenu;
  book: MenuBook;
  onClose: () => void;
}

/** What a table would do to the menu, and the button that does it. */
export function ImportPlanned({ menu, book, onClose }: Props) {
  const t = useT();
  const { language } = useLanguage();
  const { languages } = useStaff().merchant;
  const client = useQueryClient();
  const { isBusy, run } = useBusy();
  const [key] = useState(() => randomId());
  const [done, setDone] = useState<{ batchId: string; added: number; changed: number } | null>(null);
  const hidden = useHiddenColumns();
  const plan = useMemo(() => {
    const blank = { ...blankProduct(), costPrice: null };
    return planBook(menu, book, { languages, bounds: shape.fields, blank, hidden, newId: randomId });
  }, [menu, book, languages, hidden]);
  if (done) return <ImportDone done={done} onClose={onClose} />;
  if (typeof plan === "string")
    return (
      <Stack align="flex-start">
        <Alert color="red" w="100%">
          {t(`menuSheet.${plan}`, { max: MAX_IMPORT_ROWS })}
        </Alert>
        <Button variant="default" size="md" onClick={onClose}>
          {t("menuSheet.another")}
        </Button>
      </Stack>
    );
  const count = plan.added.length + plan.changed.length + plan.library.length;
  async function apply(body: ReturnType<typeof bodyOf>) {
    const [refusal, reply] = await api.call("POST /console/v1/menu/imports", { body, idempotencyKey: key });
    await client.invalidateQueries({ queryKey: ["products"] });
    await client.invalidateQueries({ queryKey: ["categories"] });
    await client.invalidateQueries({ queryKey: ["menuGroups"] });
    await client.invalidateQueries({ queryKey: ["modificationGroups"] });
    if (reply) setDone(reply);
    else if (refusal.code === "stale_version") showText(t("menuSheet.stale"));
    else showRefusal(refusal, language);
  }
  return (
    <Stack gap="lg">
      <PlanView plan={plan} />
      <Group justify="flex-end">
        <Button variant="default" size="md" onClick={onClose}>
          {t("menuSheet.another")}
        </Button>
        {count > 0 && (
          <Button size="md" loading={isBusy} onClick={() => void run(() => apply(bodyOf(plan)))}>
            {t("menuSheet.apply", { count })}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
