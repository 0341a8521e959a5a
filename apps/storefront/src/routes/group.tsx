import { useParams } from "react-router";
import { GroupScreen } from "../features/group/group-screen.tsx";
import { StartGroupScreen } from "../features/group/start-screen.tsx";
import { useT } from "../platform/i18n.tsx";
import { createFeatureLoader } from "../platform/feature-page.ts";
import { useIsMounted } from "../platform/panel.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { WaitingPage } from "../ui/waiting-page.tsx";

/** Responds with 404 if the brand has no group orders [BR-14]. */
export const loader = createFeatureLoader("groupOrder");

export function shouldRevalidate() {
  return false;
}

/** Group order page. `/group` starts a group order. `/group/{id}` is the link that participants open. */
export default function GroupOrderPage() {
  const t = useT();
  const { id } = useParams();
  const isMounted = useIsMounted();
  const waiting = <WaitingPage label={t("state.loading")} />;
  return (
    <>
      <PageHead title={t("group.title")} isPrivate />
      {id === undefined ? <StartGroupScreen /> : isMounted ? <GroupScreen key={id} id={id} /> : waiting}
    </>
  );
}
