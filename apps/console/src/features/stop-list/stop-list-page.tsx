import { Container, Group, SegmentedControl, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import { api, orThrow } from "../../platform/api.ts";
import { useT } from "../../platform/use-language.tsx";
import { QueryState } from "../../ui/query-state.tsx";
import { StopListRow } from "./stop-list-row.tsx";

/** What is off sale and until when; everything else by search. */
export function StopListPage() {
  const t = useT();
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState("all");
  const [asked] = useDebouncedValue(search, 200);
  const isStopped = shown === "stopped" ? true : undefined;
  const list = useQuery({
    queryKey: ["stop-list", asked, shown],
    queryFn: () =>
      orThrow(
        api.call("GET /console/v1/products", {
          query: { search: asked || undefined, isStopped: isStopped && "true" },
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  return (
    <Container size="md" h="100%" style={{ overflowY: "auto" }} py="md">
      <Stack>
        <Group>
          <TextInput
            flex={1}
            miw={200}
            size="md"
            type="search"
            leftSection={<Search size={18} />}
            aria-label={t("stop.search")}
            placeholder={t("stop.search")}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <SegmentedControl
            size="md"
            value={shown}
            onChange={setShown}
            data={[
              { value: "all", label: t("stop.all") },
              { value: "stopped", label: t("stop.only-stopped") },
            ]}
            aria-label={t("stop.shown")}
          />
        </Group>
        <QueryState query={list} failed={t("stop.failed")} place="list" />
        {list.data?.length === 0 && (
          <Text ta="center" c="dimmed" py="xl">
            {t(shown === "stopped" ? "stop.nothing-stopped" : "stop.nothing-found")}
          </Text>
        )}
        <Stack gap={0} role="list">
          {list.data?.slice(0, 200).map((item) => (
            <StopListRow key={item.id} item={item} />
          ))}
        </Stack>
        {(list.data?.length ?? 0) > 200 && <Text c="dimmed">{t("stop.narrow")}</Text>}
      </Stack>
    </Container>
  );
}
