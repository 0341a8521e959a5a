import { UserScreen } from "../features/profile/user/user-screen.tsx";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";
import { SignedInOnly } from "../shop/session/signed-in.tsx";
import { WaitingPage } from "../ui/waiting-page.tsx";

export function shouldRevalidate() {
  return false;
}

export default function ProfileUser() {
  const t = useT();
  return (
    <>
      <PageHead title={t("user.title")} isPrivate />
      <SignedInOnly waiting={<WaitingPage label={t("state.loading")} />}>
        <UserScreen />
      </SignedInOnly>
    </>
  );
}
