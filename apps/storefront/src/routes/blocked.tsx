import { Store } from "lucide-react";
import { useSearchParams } from "react-router";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { MessagePage } from "../ui/message-page.tsx";

/** A brand that is switched off, or removed by an administrator [BR-7]. */
export default function Blocked() {
  const t = useT();
  const isDeleted = useSearchParams()[0].has("deleted");
  const title = t(isDeleted ? "blocked.deletedTitle" : "blocked.title");
  return (
    <>
      <PageHead title={title} isPrivate />
      <MessagePage
        icon={<Store size={40} strokeWidth={1.5} aria-hidden />}
        title={title}
        text={t(isDeleted ? "blocked.deletedText" : "blocked.text")}
      />
    </>
  );
}
