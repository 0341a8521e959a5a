import { Store } from "lucide-react";
import { data } from "react-router";
import { useT } from "../platform/i18n.tsx";
import { storefrontContext } from "../platform/load-context.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { MessagePage } from "../ui/message-page.tsx";
import type { Route } from "./+types/blocked";

/** Gone for good, or away for a while: search engines are told as people are. */
export function loader({ context }: Route.LoaderArgs) {
  const isDeleted = context.get(storefrontContext).merchantState === "deleted";
  return data({ isDeleted }, { status: isDeleted ? 410 : 503 });
}

/** A brand that is switched off, or removed by an administrator [BR-7]. */
export default function Blocked({ loaderData: { isDeleted } }: Route.ComponentProps) {
  const t = useT();
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
