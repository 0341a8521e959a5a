import type { InstallationState } from "@dasturxon/contract";
import { Alert, Container, Stack, Title } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { DetailItem } from "./fact.tsx";
import { formatLocalDateTime, useInstallation } from "./use-platform.ts";

const GIGABYTE_BYTES = 1024 ** 3;
/** Age in seconds above which unprocessed events are shown as a problem: the worker does not process them. */
const MAX_EVENT_LAG_SECONDS = 60;
/** Share of the disk below which the free space is shown as low. */
const LOW_SPACE_SHARE = 0.1;

/** State of the installation: running processes, queues, failed jobs and free disk space. */
export function InstallationPage() {
  const t = useTranslate();
  const query = useInstallation();
  return (
    <Container size="md" py="md">
      <Stack gap="md">
        <Title order={1} size="h3">
          {t("platform.installation")}
        </Title>
        <QueryStateView query={query} failed={t("resource.failed")} area="list" />
        {query.data && <InstallationStateView state={query.data} />}
      </Stack>
    </Container>
  );
}

function InstallationStateView({ state }: { state: InstallationState }) {
  const t = useTranslate();
  const { database, migrations, jobs, outbox, disk, brands } = state;
  const formatGigabytes = (bytes: number) =>
    t("platform.gigabytes", { count: (bytes / GIGABYTE_BYTES).toFixed(bytes < GIGABYTE_BYTES ? 2 : 1) });
  const troubles = [
    jobs.failed > 0 && t("platform.trouble.failed", { count: jobs.failed }),
    jobs.unknown > 0 && t("platform.trouble.unknown", { count: jobs.unknown }),
    outbox.oldestSeconds > MAX_EVENT_LAG_SECONDS && t("platform.trouble.outbox"),
    disk !== null && disk.freeBytes < disk.totalBytes * LOW_SPACE_SHARE && t("platform.trouble.disk"),
  ].filter((each) => each !== false);
  return (
    <>
      {troubles.length > 0 ? (
        <Alert color="red" title={t("platform.trouble")}>
          {troubles.map((each) => (
            <div key={each}>{each}</div>
          ))}
        </Alert>
      ) : (
        <Alert color="teal" title={t("platform.no-trouble")} />
      )}
      <dl className="platform-facts">
        <DetailItem name={t("platform.version")}>{state.version}</DetailItem>
        <DetailItem name={t("platform.started")}>{formatLocalDateTime(state.startedAt)}</DetailItem>
        <DetailItem name={t("platform.brands")}>
          {t("platform.brand-counts", { open: brands.open, blocked: brands.blocked })}
        </DetailItem>
        <DetailItem name={t("platform.database")}>
          {`${t(`platform.database.${database.engine}`)} ${database.version}, ${formatGigabytes(database.bytes)}`}
        </DetailItem>
        <DetailItem name={t("platform.migrations")}>
          {t("platform.migrations.last", {
            count: migrations.count,
            last: migrations.last.replace(/\.sql$/, ""),
            at: formatLocalDateTime(migrations.at),
          })}
        </DetailItem>
        <DetailItem name={t("platform.jobs")}>
          {t("platform.jobs.counts", { waiting: jobs.waiting, failed: jobs.failed })}
        </DetailItem>
        <DetailItem name={t("platform.outbox")}>
          {t("platform.outbox.counts", {
            waiting: outbox.waiting,
            seconds: Math.round(outbox.oldestSeconds),
          })}
        </DetailItem>
        <DetailItem name={t("platform.disk")}>
          {disk
            ? t("platform.disk.free", {
                free: formatGigabytes(disk.freeBytes),
                total: formatGigabytes(disk.totalBytes),
              })
            : "—"}
        </DetailItem>
      </dl>
    </>
  );
}
