import { useT } from "../../../platform/i18n.tsx";
import { CodeStep, type CodeStepProps } from "../../../shop/session/code-step.tsx";
import { usePhoneChange } from "./use-phone-change.ts";

/** Asks for the code that was sent to the new number. */
export function NewPhoneCodeStep(step: Omit<CodeStepProps, "exchange" | "action">) {
  const t = useT();
  const exchange = usePhoneChange();
  return <CodeStep {...step} exchange={exchange} action={t("user.phoneConfirm")} />;
}
