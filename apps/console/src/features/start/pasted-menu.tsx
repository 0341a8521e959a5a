import { formatNumber } from "@dasturxon/domain/format";
import { MAX_IMPORT_ROWS } from "@dasturxon/domain/plan-import";
import { Stack, Text, Textarea } from "@mantine/core";
import { useDeferredValue, useMemo } from "react";
import { useLanguage, useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { listBrandLanguages, type StartStepProps } from "./draft.ts";
import { planPastedMenu } from "./plan-pasted.ts";

/** Maximum number of products and of invalid lines in the preview. */
const MAX_PREVIEW_LINES = 8;

/** Input for a pasted menu, with a preview of each line. */
export function PastedMenuField({ draft: { pasted }, change }: StartStepProps) {
  const t = useTranslate();
  const text = useLocalizeText();
  const { language } = useLanguage();
  const read = useDeferredValue(pasted);
  const category = t("start.paste.category");
  const plan = useMemo(
    () => planPastedMenu(read, { languages: listBrandLanguages(language), category }),
    [read, language, category],
  );
  const isPlan = typeof plan !== "string";
  const getCategoryName = (key: unknown) =>
    isPlan ? text(plan.categories.find((each) => each.key === key)?.name ?? {}) : "";
  return (
    <Stack gap="sm">
      <Textarea
        size="md"
        autosize
        minRows={5}
        maxRows={14}
        label={t("start.paste")}
        description={t("start.paste.hint")}
        placeholder={t("start.paste.example")}
        value={pasted}
        onChange={(event) => change({ pasted: event.currentTarget.value })}
      />
      <div role="status">
        {plan === "too_many_rows" && (
          <Text c="red">{t("menuSheet.too_many_rows", { max: MAX_IMPORT_ROWS })}</Text>
        )}
        {isPlan && (
          <Text fw={600}>
            {t("start.paste.read", { products: plan.added.length, categories: plan.categories.length })}
          </Text>
        )}
      </div>
      {isPlan && plan.added.length > 0 && (
        <ul className="start-menu">
          {plan.added.slice(0, MAX_PREVIEW_LINES).map(({ line, name, fields }) => (
            <li key={line}>
              <span>
                {text(name)} <small>{getCategoryName(fields["categoryId"])}</small>
              </span>
              <b className="num">{formatNumber(Number(fields["costPrice"]), language)}</b>
            </li>
          ))}
          {plan.added.length > MAX_PREVIEW_LINES && (
            <li>{t("start.paste.more", { count: plan.added.length - MAX_PREVIEW_LINES })}</li>
          )}
        </ul>
      )}
      {isPlan && plan.faulty.length > 0 && (
        <Text size="sm">
          {t("start.paste.faulty", {
            names: plan.faulty
              .slice(0, MAX_PREVIEW_LINES)
              .map(({ name }) => name)
              .join(", "),
          })}
        </Text>
      )}
    </Stack>
  );
}
