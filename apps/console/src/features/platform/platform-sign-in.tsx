import { api } from "../../platform/api.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { SignInForm } from "../../ui/sign-in-form.tsx";
import { useSetAdministrator } from "./use-platform.ts";

/** Sign-in of an administrator with a password and a code of the authenticator app. */
export function PlatformSignIn() {
  const t = useTranslate();
  const setAdministrator = useSetAdministrator();
  return (
    <SignInForm
      title={t("platform.sign-in")}
      forgot={t("platform.forgot")}
      signIn={async (body) => {
        const answer = await api.call("POST /platform/v1/sign-in", { body });
        if (answer[1]) setAdministrator(answer[1].administrator);
        return answer;
      }}
    />
  );
}
