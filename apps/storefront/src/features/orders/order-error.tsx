import { useNavigate } from "react-router";
import type { ApiError } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { ErrorState } from "../../ui/states.tsx";

/** Renders why an order is not shown. A missing order has a link to the list instead of a retry button. */
export function OrderError({ error, onRetry }: { error: ApiError; onRetry(): void }) {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  return error.code === "not_found" ? (
    <ErrorState
      title={t("order.notFound")}
      action={{
        label: t("orders.title"),
        onPress: () => void navigate("/profile/orders", { replace: true }),
      }}
    />
  ) : (
    <ErrorState
      title={t("error.load")}
      text={errorText(error)}
      action={{ label: t("action.retry"), onPress: onRetry }}
    />
  );
}
