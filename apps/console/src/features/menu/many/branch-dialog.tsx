import type { BranchTerms } from "@dasturxon/contract";
import { Button, Group, Stack, Switch } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, unwrapApiResult } from "../../../platform/api.ts";
import { showRefusal } from "../../../platform/show-refusal.ts";
import { useBranches } from "../../../parts/branches/use-branches.ts";
import { useBusy } from "../../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import { useFormatMoney } from "../../../platform/use-money.ts";
import { useConfirmation } from "../../../ui/use-question.tsx";
import { findLargePriceChanges, ConfirmPricesDialog } from "../../../parts/prices/price-question.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { QueryStateView } from "../../../ui/query-state.tsx";
import { NumberField } from "../../../ui/number-field.tsx";

interface Props {
  product: { id: string; costPrice: number };
  title: string;
  onClose: () => void;
  onSaved: () => void;
}

/** Edits for each branch whether it sells the product, and at which price. */
export function ProductInBranchesDialog({ product: { id, costPrice }, title, onClose, onSaved }: Props) {
  const t = useTranslate();
  const money = useFormatMoney();
  const { language } = useLanguage();
  const { nameOf } = useBranches();
  const client = useQueryClient();
  const { isBusy, run } = useBusy();
  const queryKey = ["products", "branches", id];
  const query = useQuery({
    queryKey,
    queryFn: () =>
      unwrapApiResult<{ branches: BranchTerms[] }>(
        api.call("GET /console/v1/menu/products/{id}/branches", { path: { id } }),
      ),
    staleTime: 0,
  });
  const [said, setSaid] = useState<Record<string, Partial<BranchTerms>>>({});
  const branches = query.data?.branches ?? [];
  const changeBranchTerms = (branchId: string, more: Partial<BranchTerms>) =>
    setSaid({ ...said, [branchId]: { ...said[branchId], ...more } });
  const { question, ask } = useConfirmation();
  /** Asks first if a price changes by more than half. A branch without a price sells at the general price. */
  async function confirmAndSave() {
    const moves = findLargePriceChanges(
      branches.flatMap((was) => {
        const now = { ...was, ...said[was.branchId] };
        const [before, after] = [was.price ?? costPrice, now.price ?? costPrice];
        return now.isSold ? [{ id: was.branchId, name: nameOf(was.branchId), before, after }] : [];
      }),
    );
    const isMeant = await ask((answer) =>
      moves.length > 0 ? <ConfirmPricesDialog moves={moves} isOfMany onAnswer={answer} /> : null,
    );
    if (isMeant) await saveBranchTerms();
  }
  async function saveBranchTerms() {
    for (const { branchId, ...was } of branches) {
      const now = { ...was, ...said[branchId] };
      if (now.isSold === was.isSold && now.price === was.price) continue;
      const [refusal] = await api.call("PUT /console/v1/menu/products/{id}/branches/{branchId}", {
        path: { id, branchId },
        body: { isSold: now.isSold, price: now.price, was },
      });
      if (!refusal) continue;
      showRefusal(refusal, language);
      await client.invalidateQueries({ queryKey });
      return;
    }
    await client.invalidateQueries({ queryKey });
    onSaved();
  }
  if (question) return question;
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Stack>
        <QueryStateView query={query} failed={t("resource.failed")} area="section" />
        {branches.map((was) => {
          const now = { ...was, ...said[was.branchId] };
          const name = nameOf(was.branchId);
          return (
            <fieldset key={was.branchId} className="branch-terms">
              <legend>{name}</legend>
              <Switch
                size="md"
                label={t("productBranch.isSold")}
                checked={now.isSold}
                onChange={(event) => changeBranchTerms(was.branchId, { isSold: event.currentTarget.checked })}
              />
              <NumberField
                label={t("productBranch.price")}
                placeholder={money(costPrice)}
                min={0}
                allowDecimal={false}
                allowNegative={false}
                thousandSeparator=" "
                hideControls
                disabled={!now.isSold}
                value={now.price ?? ""}
                onChange={(value) =>
                  changeBranchTerms(was.branchId, { price: value === "" ? null : Number(value) })
                }
              />
            </fieldset>
          );
        })}
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t("resource.cancel")}
          </Button>
          <Button size="md" loading={isBusy} disabled={!query.data} onClick={() => void run(confirmAndSave)}>
            {t("resource.save")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
