import type { BrandHealthReport } from "@dasturxon/contract";
import { type BrandTrouble, findTroubles } from "@dasturxon/domain/brand-health";
import { Text } from "@mantine/core";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { formatLocalDateTime, formatLocalTime } from "./use-platform.ts";

const HEALTH_COLUMN_TITLES = [
  "platform.name",
  "platform.health.unanswered",
  "platform.health.accept",
  "platform.health.orders",
  "platform.health.devices",
  "platform.health.payments",
  "platform.health.texts",
  "platform.health.sign-ins",
] as const;

/** Table of brands. Each metric is shown with the value that it is compared with. */
export function HealthTable({ brands }: { brands: BrandHealthReport[] }) {
  const t = useTranslate();
  return (
    <table className="rows platform-health">
      <thead>
        <tr>
          {HEALTH_COLUMN_TITLES.map((each) => (
            <th key={each} scope="col">
              {t(each)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {brands.map((brand) => (
          <BrandHealthRow key={brand.id} brand={brand} />
        ))}
      </tbody>
    </table>
  );
}

function BrandHealthRow({ brand }: { brand: BrandHealthReport }) {
  const t = useTranslate();
  const text = useLocalizeText();
  const troubles = findTroubles(brand);
  const formatDuration = (seconds: number | null) =>
    seconds === null
      ? "—"
      : `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
  const renderCell = (
    of: BrandTrouble,
    name: (typeof HEALTH_COLUMN_TITLES)[number],
    value: ReactNode,
    beside?: string,
  ) => (
    <td data-title={t(name)} className="num" data-trouble={troubles.includes(of) || undefined}>
      <span>
        {troubles.includes(of) && (
          <TriangleAlert size={16} role="img" aria-label={t("platform.health.trouble")} />
        )}
        {value}
        {beside && (
          <Text component="span" inherit c="dimmed">
            {` ${beside}`}
          </Text>
        )}
      </span>
    </td>
  );
  const { unanswered, waitingSince, latePayments, differences, texts, maxTexts } = brand;
  const { acceptSeconds, acceptSecondsBefore, ordersToday, ordersWeekBefore, devices, silentDevices } = brand;
  return (
    <tr>
      <td data-title={t("platform.name")}>
        <Link className="row-name" to={`/brands/${brand.id}`} style={{ color: "inherit" }}>
          {text(brand.name) || brand.key}
        </Link>
      </td>
      {renderCell(
        "unanswered",
        "platform.health.unanswered",
        unanswered,
        waitingSince ? t("platform.health.since", { time: formatLocalTime(waitingSince) }) : undefined,
      )}
      {renderCell(
        "slow",
        "platform.health.accept",
        formatDuration(acceptSeconds),
        `/ ${formatDuration(acceptSecondsBefore)}`,
      )}
      {renderCell("few", "platform.health.orders", ordersToday, `/ ${ordersWeekBefore}`)}
      {renderCell(
        "unattended",
        "platform.health.devices",
        <>
          {silentDevices.length}
          <Text component="span" inherit c="dimmed">
            {` / ${devices}`}
          </Text>
          <SilentDevices brand={brand} />
        </>,
      )}
      {renderCell("payments", "platform.health.payments", latePayments + differences)}
      {renderCell("texts", "platform.health.texts", texts, maxTexts === null ? undefined : `/ ${maxTexts}`)}
      {renderCell("signIns", "platform.health.sign-ins", brand.failedSignIns)}
    </tr>
  );
}

/** Maximum number of devices listed per brand. The rest are counted. */
const MAX_LISTED_DEVICES = 4;

/**
 * Shows how many open branches have no awake device, and lists the devices that are asleep, mute or offline, each with
 * the start time of this state.
 */
function SilentDevices({
  brand: { silentDevices, unattended, unattendedSince },
}: {
  brand: BrandHealthReport;
}) {
  const t = useTranslate();
  const text = useLocalizeText();
  const more = silentDevices.length - MAX_LISTED_DEVICES;
  const formatSince = (since: string | null) =>
    since && t("platform.health.since", { time: formatLocalDateTime(since) });
  if (unattended === 0 && silentDevices.length === 0) return null;
  return (
    <ul className="platform-silent">
      {unattended > 0 && (
        <li>
          {[t("platform.health.unattended", { count: unattended }), formatSince(unattendedSince)]
            .filter(Boolean)
            .join(" ")}
        </li>
      )}
      {silentDevices.slice(0, MAX_LISTED_DEVICES).map(({ name, branch, state, since }, at) => (
        // A brand may give two devices the same name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          {[branch && text(branch), name].filter(Boolean).join(" · ")}
          {": "}
          {[t(`heartbeat.${state}`), formatSince(since)].filter(Boolean).join(" ")}
        </li>
      ))}
      {more > 0 && <li>+{more}</li>}
    </ul>
  );
}
