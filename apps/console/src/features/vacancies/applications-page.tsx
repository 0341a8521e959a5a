import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import type { VacancyApplication } from "@dasturxon/contract";
import { dayOf, timeOf } from "@dasturxon/domain/time-zone";
import { Anchor, Badge, Group, Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api, unwrapAnswer } from "../../platform/api.ts";
import { useStaff } from "../../platform/session.tsx";
import { useT, useText } from "../../platform/use-language.tsx";
import { EmptyNote } from "../../ui/empty-note.tsx";
import { ManagedPage } from "../../ui/managed-page.tsx";
import { MoreButton } from "../../ui/more-button.tsx";
import { QueryState } from "../../ui/query-state.tsx";

const PAGE_SIZE = 50;

interface ApplicationsReply {
  content: VacancyApplication[];
  page: number;
  totalPages: number;
  totalElements: number;
}

/** Job applications, newest first. */
export function ApplicationsPage() {
  const t = useT();
  const query = useInfiniteQuery({
    queryKey: ["applications"],
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      unwrapAnswer<ApplicationsReply>(
        api.call("GET /console/v1/vacancy-applications", { query: { page: pageParam, size: PAGE_SIZE } }),
      ),
    getNextPageParam: ({ page, totalPages }) => (page + 1 < totalPages ? page + 1 : null),
  });
  const pages = query.data?.pages ?? [];
  const found = pages.flatMap(({ content }) => content);
  const total = pages[0]?.totalElements ?? 0;
  return (
    <ManagedPage title={t("applications.title")} total={total}>
      <QueryState query={query} failed={t("resource.failed")} area="list" />
      {query.data && total === 0 && <EmptyNote>{t("applications.none")}</EmptyNote>}
      <div role="list">
        {found.map((each) => (
          <ApplicationRow key={each.id} application={each} />
        ))}
      </div>
      <MoreButton list={query} />
    </ManagedPage>
  );
}

function ApplicationRow({ application }: { application: VacancyApplication }) {
  const t = useT();
  const text = useText();
  const { timeZone } = useStaff().merchant;
  const { name, phone, position, comment, createdDate, isRepeated } = application;
  const [, month = "", date = ""] = dayOf(createdDate, timeZone).split("-");
  return (
    <Stack role="listitem" className="list-row" gap={4} py="sm">
      <Group gap="sm">
        <Text fw={600}>{name}</Text>
        {isRepeated && (
          <Badge color="gray" variant="light" size="lg">
            {t("applications.again")}
          </Badge>
        )}
        <Anchor href={formatPhoneHref(phone) ?? undefined} className="num" py={10}>
          {phone}
        </Anchor>
      </Group>
      <Text size="sm" c="dimmed">
        {[text(position), `${date}.${month} ${timeOf(createdDate, timeZone)}`].join(" · ")}
      </Text>
      {comment && <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{comment}</Text>}
    </Stack>
  );
}
