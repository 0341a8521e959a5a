import { Navigate, useLocation, useNavigate } from "react-router";
import { SignInPhoneStep } from "../features/sign-in/phone-step.tsx";
import { getReturnPath } from "../features/sign-in/return-to.ts";
import { SignInPage } from "../features/sign-in/sign-in-page.tsx";
import { useBrand } from "../shop/brand/brand.tsx";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";
import { useIsMounted } from "../platform/panel.ts";
import { useSession } from "../shop/session/session.ts";

export function shouldRevalidate() {
  return false;
}

export default function Login() {
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { origin } = useBrand();
  const session = useSession();
  const isMounted = useIsMounted();
  if (isMounted && session) return <Navigate to={getReturnPath(search, origin)} replace />;
  return (
    <>
      <PageHead title={t("signIn.phoneTitle")} isPrivate />
      <SignInPage title={t("signIn.phoneTitle")} text={t("signIn.why")}>
        <SignInPhoneStep onSent={() => void navigate(`/login/confirm${search}`)} />
      </SignInPage>
    </>
  );
}
