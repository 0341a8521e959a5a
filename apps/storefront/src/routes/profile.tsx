import { ProfileScreen } from "../features/profile/profile-screen.tsx";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";

export function shouldRevalidate() {
  return false;
}

export default function Profile() {
  const t = useT();
  return (
    <>
      <PageHead title={t("profile.title")} isPrivate />
      <ProfileScreen />
    </>
  );
}
