import { QrCode } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { GroupOrder } from "@dasturxon/contract";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { groupStore, liveGroupOrderStore } from "../../shop/basket/group.ts";
import { MessagePage } from "../../ui/message-page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import { enterGroup } from "./group-actions.ts";
import { MembersView } from "./members-view.tsx";
import { NameForm } from "./name-form.tsx";

/** Renders the page behind a group's link: the form to join and, for members, the group itself [GR-1]. */
export function GroupScreen({ id }: { id: string }) {
  const t = useT();
  const joined = groupStore.use();
  const live = liveGroupOrderStore.use();
  const isMine = joined?.id === id;
  if (!isMine) return <Invitation id={id} />;
  if (live?.id !== id) return <WaitingPage label={t("state.loading")} />;
  return (
    <main id="main" className="min-h-dvh bg-ground">
      <PageHeader title={t("group.title")} back="/" backLabel={t("basket.toMenu")} width="max-w-[640px]" />
      <div className="mx-auto grid max-w-[640px] grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-1 pb-44 lg:px-6">
        <MembersView group={live} joined={joined} />
      </div>
    </main>
  );
}

function Invitation({ id }: { id: string }) {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [group, setGroup] = useState<GroupOrder | null>(null);
  const [error, setError] = useState<ApiError | "no_secret" | null>(null);
  const [groupSecret, setGroupSecret] = useState("");
  useEffect(() => {
    // The group's secret is in the URL fragment, which browsers send neither to the server nor in the Referer header.
    const secret = location.hash.slice(1);
    setGroupSecret(secret);
    if (!secret) return setError("no_secret");
    const stop = new AbortController();
    void call("GET /orders/v1/group-orders/{id}", {
      path: { id },
      headers: { "group-secret": secret },
      signal: stop.signal,
    }).then(({ data, error: refusal }) => {
      if (stop.signal.aborted) return;
      setGroup(data);
      setError(refusal);
    });
    return () => stop.abort();
  }, [id]);
  if (error || (group && group.state !== "OPEN")) {
    const text = !error
      ? t(group?.state === "LOCKED" ? "group.lockedText" : "group.overText")
      : error === "no_secret"
        ? t("group.noLink")
        : errorText(error);
    return (
      <MessagePage
        icon={<QrCode size={40} strokeWidth={1.5} aria-hidden />}
        title={t("group.closed")}
        text={text}
      >
        <Link
          to="/"
          className="mt-3 inline-flex min-h-13 items-center rounded-control bg-brand px-6 font-bold text-on-brand"
        >
          {t("error.home")}
        </Link>
      </MessagePage>
    );
  }
  if (!group) return <WaitingPage label={t("state.loading")} />;
  const host = group.members.find(({ isHost }) => isHost)?.name ?? "";
  return (
    <main id="main" className="min-h-dvh bg-ground">
      <PageHeader title={t("group.title")} back="/" backLabel={t("basket.toMenu")} width="max-w-[640px]" />
      <div className="mx-auto max-w-[640px] px-4 pt-1 pb-16 lg:px-6">
        <section className="rounded-[20px] on-raised px-4 py-5 lg:px-6">
          <NameForm
            about={id}
            action={t("group.join")}
            onSend={async (name) => {
              const { data, error: refusal } = await call("POST /orders/v1/group-orders/{id}/members", {
                path: { id },
                body: { groupSecret, name },
              });
              if (!data) return refusal;
              enterGroup({ ...data, groupSecret, isHost: false });
              // Replaces the history entry, so that the secret is not in the history.
              void navigate("/", { replace: true });
              return null;
            }}
          >
            <div>
              <h2 className="text-section font-bold">{t("group.invites", { name: host })}</h2>
              <p className="mt-1 text-ink-2">{t("group.joinText")}</p>
            </div>
          </NameForm>
        </section>
      </div>
    </main>
  );
}
