import type { SavedCard } from "@dasturxon/contract";
import { CreditCard, Plus } from "lucide-react";
import { Link } from "react-router";
import { call } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { useOpenPanels } from "../../platform/panel.ts";
import { cardsQuery } from "../../shop/session/cards.ts";
import { useSession } from "../../shop/session/session.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";
import { CardPage } from "./card-page.tsx";
import { CardRow } from "./card-row.tsx";
import { DeleteCardSheet } from "./delete-card-sheet.tsx";

const formatDeletePanelName = (id: string) => `delete-card-${id}`;

/** Renders the customer's saved bank cards, with actions to choose the default, delete and add a card [PY-4]. */
export function CardsScreen() {
  const t = useT();
  return (
    <CardPage title={t("card.title")} back="/profile">
      <SavedCardsContent />
    </CardPage>
  );
}

function SavedCardsContent() {
  const t = useT();
  const errorText = useErrorText();
  const userId = useSession()?.userId ?? null;
  const panels = useOpenPanels();
  const { data, error } = cardsQuery.use(userId);
  if (!data && error)
    return (
      <ErrorState
        title={t("error.load")}
        text={errorText(error)}
        action={{ label: t("action.retry"), onPress: () => userId && void cardsQuery.reload(userId) }}
      />
    );
  if (!data || userId === null)
    return (
      <div role="status" aria-label={t("state.loading")} className="grid gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  const { cards } = data;
  const owner = userId;

  /** Applies an optimistic update to the shown bank cards, before the server responds. */
  function setShownCards(next: SavedCard[]): void {
    cardsQuery.change(owner, (now) => ({
      ...now,
      cards: next.map((card, at) => ({ ...card, isDefault: at === 0 })),
    }));
  }
  async function reportErrorAndReload(
    answer: Promise<{ error: Parameters<typeof errorText>[0] | null }>,
  ): Promise<void> {
    const { error: refusal } = await answer;
    if (refusal) void toast({ text: errorText(refusal), tone: "bad" });
    await cardsQuery.reload(owner);
  }
  function makeDefaultCard(card: SavedCard): void {
    setShownCards([card, ...cards.filter((each) => each !== card)]);
    void reportErrorAndReload(call("POST /payments/v1/cards/{id}/default", { path: { id: card.id } }));
  }
  function deleteCard(card: SavedCard): void {
    panels.close(formatDeletePanelName(card.id));
    setShownCards(cards.filter((each) => each !== card));
    void reportErrorAndReload(call("DELETE /payments/v1/cards/{id}", { path: { id: card.id } }));
  }

  const asked = cards.find(({ id }) => panels.isOpen(formatDeletePanelName(id))) ?? null;
  return (
    <>
      {cards.length === 0 ? (
        <EmptyState
          title={t("card.empty")}
          text={t("card.emptyText")}
          icon={<CreditCard size={34} strokeWidth={1.5} aria-hidden />}
        />
      ) : (
        <div
          role="radiogroup"
          aria-label={t("card.title")}
          className="mb-4 divide-y divide-line rounded-[20px] on-raised px-4 py-1"
        >
          {cards.map((card) => (
            <CardRow
              key={card.id}
              card={card}
              onPrefer={() => makeDefaultCard(card)}
              onDelete={() => panels.open(formatDeletePanelName(card.id))}
            />
          ))}
        </div>
      )}
      {data.entry && <AddCardLink />}
      <DeleteCardSheet
        card={asked}
        onClose={() => asked && panels.close(formatDeletePanelName(asked.id))}
        onDelete={deleteCard}
      />
    </>
  );
}

/**
 * Link to the page that adds a bank card. It loads a new document, because only that page's Content-Security-Policy
 * allows requests to the payment provider.
 */
function AddCardLink() {
  const t = useT();
  return (
    <Link
      to="/profile/cards/create"
      reloadDocument
      className="flex min-h-13 items-center justify-center gap-2 rounded-control on-raised px-5 text-body font-bold"
    >
      <Plus size={20} aria-hidden />
      {t("card.add")}
    </Link>
  );
}
