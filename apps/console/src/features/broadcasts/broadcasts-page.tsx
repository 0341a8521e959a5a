import { createRandomId } from "@dasturxon/contract/random-id";
import { Anchor, Box, Button, Text } from "@mantine/core";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslate } from "../../platform/use-language.tsx";
import { EmptyListNote } from "../../ui/empty-note.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { BroadcastForm } from "./broadcast-form.tsx";
import { BroadcastRow } from "./broadcast-row.tsx";
import { useBroadcasts } from "./use-broadcasts.ts";

/** Page of the Telegram bot's broadcasts: form of a new broadcast, and results of earlier broadcasts [TG-5]. */
export function BroadcastsPage() {
  const t = useTranslate();
  const query = useBroadcasts();
  // Id of the new broadcast, created once, so that a repeated request does not send it twice.
  const [written, setWritten] = useState<string | null>(null);
  const { data } = query;
  return (
    <ManagementPageLayout
      title={t("broadcasts.title")}
      tools={
        data &&
        data.username !== null && (
          <Button
            size="md"
            leftSection={<Plus size={18} aria-hidden />}
            onClick={() => setWritten(createRandomId())}
          >
            {t("broadcasts.new")}
          </Button>
        )
      }
    >
      <Text c="dimmed">{t("broadcasts.about")}</Text>
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      {data?.username === null && (
        <Text>
          {t("broadcasts.no-bot")}{" "}
          <Anchor component={Link} to="/manage/telegram">
            {t("broadcasts.connect")}
          </Anchor>
        </Text>
      )}
      {data && data.username !== null && data.broadcasts.length === 0 && (
        <EmptyListNote>{t("broadcasts.none")}</EmptyListNote>
      )}
      <Box component="ul" m={0} p={0} style={{ listStyle: "none" }}>
        {data?.broadcasts.map((each) => (
          <BroadcastRow key={each.id} broadcast={each} />
        ))}
      </Box>
      {written !== null && <BroadcastForm key={written} id={written} onClose={() => setWritten(null)} />}
    </ManagementPageLayout>
  );
}
