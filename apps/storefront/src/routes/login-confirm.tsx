import { Navigate, useLocation, useNavigate } from "react-router";
import { SignInCodeStep } from "../features/sign-in/code-step.tsx";
import { getReturnPath } from "../features/sign-in/return-to.ts";
import { pendingCodeStore } from "../features/sign-in/sign-in-store.ts";
import { SignInPage } from "../features/sign-in/sign-in-page.tsx";
import { useBrand } from "../shop/brand/brand.tsx";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";
import { useIsMounted } from "../platform/panel.ts";
import { useSession } from "../shop/session/session.ts";
import { Skeleton } from "../ui/skeleton.tsx";

export function shouldRevalidate() {
  return false;
}

/** Page for the sign-in code. The phone number survives a reload. */
export default function LoginCodePage() {
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { origin } = useBrand();
  const session = useSession();
  const pending = pendingCodeStore.use();
  const isMounted = useIsMounted();
  if (isMounted && session) return <Navigate to={getReturnPath(search, origin)} replace />;
  if (isMounted && !pending) return <Navigate to={`/login${search}`} replace />;
  return (
    <>
      <PageHead title={t("signIn.codeTitle")} isPrivate />
      <SignInPage title={t("signIn.codeTitle")} text={t("signIn.codeText")}>
        {isMounted && pending ? (
          <SignInCodeStep
            pending={pending}
            onDone={() => void navigate(getReturnPath(search, origin), { replace: true })}
            onOtherPhone={() => void navigate(`/login${search}`, { replace: true })}
          />
        ) : (
          <Skeleton className="h-64" />
        )}
      </SignInPage>
    </>
  );
}
