import type { KeptMenu } from "@dasturxon/domain/menu-table";
import type { GivenPictures } from "@dasturxon/domain/given-pictures";
import { planBook } from "@dasturxon/domain/plan-book";
import { MAX_IMPORT_ROWS } from "@dasturxon/domain/plan-import";
import { randomId } from "@dasturxon/contract/random-id";
import { Alert, Button, Group, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { ImagePlus } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { api } from "../../../platform/api.ts";
import { useStaff } from "../../../platform/session.tsx";
import { showRefusal, showText } from "../../../platform/show-refusal.ts";
import { useBusy } from "../../../platform/use-busy.ts";
import { useLanguage, useT } from "../../../platform/use-language.tsx";
import shape from "virtual:resource/product";
import { blankProduct } from "../../../platform/blank-product.ts";
import { ChooseFiles } from "./choose-files.tsx";
import { ImportDone } from "./import-done.tsx";
import { bodyOf } from "../../../platform/import-body.ts";
import { PictureProgress } from "./picture-progress.tsx";
import { PlanView } from "./plan-view.tsx";
import type { GivenFile } from "./given-file.ts";
import type { ImportSource } from "./read-source.ts";
import { useHiddenColumns } from "./use-hidden-columns.ts";
import { useTakenPictures } from "./use-taken-pictures.ts";

interface Props {
  menu: KeptMenu;
  source: ImportSource;
  /** More pictures come to the table. */
  onSource: (source: ImportSource) => void;
  onClose: () => void;
}

/** What a table would do to the menu, and the button that does it. */
export function ImportPlanned({ menu, source, onSource, onClose }: Props) {
  const t = useT();
  const { language } = useLanguage();
  const { languages } = useStaff().merchant;
  const client = useQueryClient();
  const { isBusy, run } = useBusy();
  const [key] = useState(() => randomId());
  const [done, setDone] = useState<{ batchId: string; added: number; changed: number } | null>(null);
  const hidden = useHiddenColumns();
  const { taken, progress, take } = useTakenPictures(source.pictures);
  const planWith = useCallback(
    (pictures: GivenPictures["taken"]) =>
      planBook(menu, source.book, {
        languages,
        bounds: shape.fields,
        blank: { ...blankProduct(), costPrice: null },
        hidden,
        newId: randomId,
        pictures: { files: source.pictures, taken: pictures },
      }),
    [menu, source, languages, hidden],
  );
  const plan = useMemo(() => planWith(taken), [planWith, taken]);
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
  const { faulty, pictures } = plan;
  const lacksFiles = faulty.some(({ faults }) => faults.some(({ cause }) => cause === "noFile"));
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
  async function write() {
    const all = await take(pictures.wanted);
    const whole = all && planWith(all);
    if (!whole || typeof whole === "string") return;
    // What is wrong with a picture is seen before anything is written.
    if (whole.faulty.length > faulty.length) showText(t("menuSheet.pictures-faulty"));
    else await apply(bodyOf(whole));
  }
  return (
    <Stack gap="lg">
      <PlanView plan={plan} />
      {progress && <PictureProgress {...progress} />}
      <Group justify="flex-end">
        {lacksFiles && (
          <ChooseFiles
            variant="default"
            accept=".zip,image/*"
            icon={<ImagePlus size={18} aria-hidden />}
            onSource={(more) => onSource({ ...source, pictures: joined(source.pictures, more.pictures) })}
          >
            {t("menuSheet.add-pictures")}
          </ChooseFiles>
        )}
        <Button variant="default" size="md" onClick={onClose}>
          {t("menuSheet.another")}
        </Button>
        {count > 0 && (
          <Button size="md" loading={isBusy} onClick={() => void run(write)}>
            {t("menuSheet.apply", { count })}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** What is called as one before takes its place. */
function joined(before: readonly GivenFile[], more: readonly GivenFile[]): GivenFile[] {
  const names = new Set(more.map(({ name }) => name));
  return [...before.filter(({ name }) => !names.has(name)), ...more];
}
