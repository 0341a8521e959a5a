import { useT } from "../../platform/i18n.tsx";
import { CodeStep, type CodeStepProps } from "../../shop/session/code-step.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** Renders the code step of the sign-in. */
export function SignInCodeStep({
  action,
  ...step
}: Omit<CodeStepProps, "exchange" | "action"> & { action?: string | undefined }) {
  const t = useT();
  const exchange = useSignIn();
  return <CodeStep {...step} exchange={exchange} action={action ?? t("signIn.confirm")} />;
}
