import { useNavigate } from "react-router";
import type { ApiError } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { ErrorState } from "../../ui/states.tsx";

/** Why an order is not shown: what is not there is not asked for again, the others are a tap away. */
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
