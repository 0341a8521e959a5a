import type { CardTokenizationAccess } from "@dasturxon/contract";
import { isCardNumber, isCardExpiryValid } from "@dasturxon/domain/card-number";
import { Lock, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useT } from "../../platform/i18n.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import { useBrand } from "../../shop/brand/brand.tsx";
import { Button } from "../../ui/button.tsx";
import { CardFields } from "./card-fields.tsx";
import { useNewCard } from "./use-new-card.ts";

const CARD_PROVIDERS = {
  PAYME: ["Payme", "https://payme.uz"],
  CLICK: ["Click", "https://click.uz"],
} as const;
const DEMO_CARD = "8600 0691 9540 6311";

/** Renders the form for the number and expiry of a bank card. They are not stored after the form is closed [PY-4]. */
export function NewCardForm({ entry, onSent }: { entry: CardTokenizationAccess; onSent(): void }) {
  const t = useT();
  const shell = useShell();
  const { isDemo } = useBrand().merchant;
  const [keeper, offer] = CARD_PROVIDERS[entry.paymentType];
  const [number, setNumber] = useState("");
  const [expiry, setExpiry] = useState("");
  const [isTried, setIsTried] = useState(false);
  const { add, isBusy, problem, clear } = useNewCard(entry);
  const isNumber = isCardNumber(number.replaceAll(" ", ""));
  const isExpiry = isCardExpiryValid(expiry, new Date().toISOString());

  async function submitCard(): Promise<void> {
    setIsTried(true);
    if (isNumber && isExpiry && !isBusy && (await add({ number, expiry }))) return onSent();
    shell.haptic("error");
  }

  return (
    <form
      noValidate
      className="grid gap-5 rounded-[20px] on-raised px-4 py-5 lg:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submitCard();
      }}
    >
      <CardFields
        number={number}
        expiry={expiry}
        onNumber={(next) => {
          setNumber(next);
          clear();
        }}
        onExpiry={(next) => {
          setExpiry(next);
          clear();
        }}
        errors={{
          number: isTried && !isNumber ? t("card.numberWrong") : null,
          expiry: isTried && !isExpiry ? t("card.expiryWrong") : null,
        }}
      />
      {problem && (
        <p
          role="alert"
          className="flex gap-3 rounded-control bg-warn-soft px-3.5 py-3 text-small text-warn-ink"
        >
          <TriangleAlert size={20} aria-hidden className="shrink-0" />
          {problem}
        </p>
      )}
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        {t("card.continue")}
      </Button>
      <p className="flex gap-2.5 text-small text-ink-2">
        <Lock size={18} aria-hidden className="mt-0.5 shrink-0" />
        <span>
          {entry.url === null ? t("card.handedOn", { name: keeper }) : t("card.straight")}{" "}
          <a href={offer} target="_blank" rel="noopener noreferrer" className="font-medium text-brand-ink">
            <bdi>Powered by {keeper}</bdi>
          </a>
        </span>
      </p>
      {isDemo && (
        <p className="rounded-control bg-sunken px-3.5 py-3 text-small text-ink-2">
          {t("card.demo")}
          <bdi dir="ltr" className="num block select-all">
            {DEMO_CARD} · 03/99 · 666666
          </bdi>
        </p>
      )}
    </form>
  );
}
