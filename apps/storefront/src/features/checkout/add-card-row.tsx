import { Plus } from "lucide-react";
import { Link } from "react-router";
import { useT } from "../../platform/i18n.tsx";

/**
 * Link to the page that adds a bank card. It loads a new document, because only that page's content security policy
 * allows requests to the payment provider [PY-4].
 */
export function AddCardRow() {
  const t = useT();
  return (
    <Link
      to="/profile/cards/create?return=/checkout"
      reloadDocument
      className="flex min-h-14 items-center gap-3 py-2 text-body"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
        <Plus size={20} aria-hidden />
      </span>
      {t("card.add")}
    </Link>
  );
}
