import { formatPhone } from "@dasturxon/domain/format";
import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import type { VacancyApplication } from "@dasturxon/contract";
import { dayFromInstant, timeFromInstant } from "@dasturxon/domain/time-zone";
import { Anchor, Badge, Group, Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { EmptyListNote } from "../../ui/empty-note.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { LoadMoreButton } from "../../ui/more-button.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";

const APPLICATIONS_PAGE_SIZE = 50;

interface ApplicationsReply {
  content: VacancyApplication[];
  page: number;
  totalPages: number;
  totalElements: number;
}

/** Job applications, newest first. */
export function ApplicationsPage() {
  const t = useTranslate();
  const query = useInfiniteQuery({
    queryKey: ["applications"],
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      unwrapApiResult<ApplicationsReply>(
        api.call("GET /console/v1/vacancy-applications", {
          query: { page: pageParam, size: APPLICATIONS_PAGE_SIZE },
        }),
      ),
    getNextPageParam: ({ page, totalPages }) => (page + 1 < totalPages ? page + 1 : null),
  });
  const pages = query.data?.pages ?? [];
  const found = pages.flatMap(({ content }) => content);
  const total = pages[0]?.totalElements ?? 0;
  return (
    <ManagementPageLayout title={t("applications.title")} total={total}>
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      {query.data && total === 0 && <EmptyListNote>{t("applications.none")}</EmptyListNote>}
      <div role="list">
        {found.map((each) => (
          <ApplicationRow key={each.id} application={each} />
        ))}
      </div>
      <LoadMoreButton list={query} />
    </ManagementPageLayout>
  );
}

function ApplicationRow({ application }: { application: VacancyApplication }) {
  const t = useTranslate();
  const text = useLocalizeText();
  const { timeZone } = useSignedInStaff().merchant;
  const { name, phone, position, comment, createdDate, isRepeated } = application;
  const [, month = "", date = ""] = dayFromInstant(createdDate, timeZone).split("-");
  return (
    <Stack role="listitem" className="list-row" gap={4} py="sm">
      <Group gap="sm">
        <Text fw={600}>{name}</Text>
        {isRepeated && (
          <Badge color="gray" variant="light" size="lg">
            {t("applications.again")}
          </Badge>
        )}
        <Anchor href={formatPhoneHref(phone) ?? undefined} dir="ltr" py={10}>
          {formatPhone(phone)}
        </Anchor>
      </Group>
      <Text size="sm" c="dimmed">
        {[text(position), `${date}.${month} ${timeFromInstant(createdDate, timeZone)}`].join(" · ")}
      </Text>
      {comment && <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{comment}</Text>}
    </Stack>
  );
}
