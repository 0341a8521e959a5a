import { CreditCard } from "lucide-react";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { cardsQuery } from "../../shop/session/cards.ts";
import { useSession } from "../../shop/session/session.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { CardPage } from "./card-page.tsx";
import { NewCardForm } from "./new-card-form.tsx";

/** Renders the page to add a bank card, if the payment provider supports it. */
export function NewCardScreen({ onSent }: { onSent(): void }) {
  const t = useT();
  return (
    <CardPage title={t("card.newTitle")} back="/profile/cards">
      <NewCardContent onSent={onSent} />
    </CardPage>
  );
}

function NewCardContent({ onSent }: { onSent(): void }) {
  const t = useT();
  const errorText = useErrorText();
  const userId = useSession()?.userId ?? null;
  const { data, error } = cardsQuery.use(userId);
  if (data?.entry) return <NewCardForm entry={data.entry} onSent={onSent} />;
  if (data)
    return (
      <EmptyState title={t("card.notNow")} icon={<CreditCard size={34} strokeWidth={1.5} aria-hidden />} />
    );
  if (error)
    return (
      <ErrorState
        title={t("error.load")}
        text={errorText(error)}
        action={{ label: t("action.retry"), onPress: () => userId && void cardsQuery.reload(userId) }}
      />
    );
  return (
    <div role="status" aria-label={t("state.loading")} className="grid gap-4">
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-13" />
    </div>
  );
}
