import type { holiday } from "@dasturxon/contract/managed/holidays";
import { addDays, dayFromInstant } from "@dasturxon/domain/time-zone";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { FieldSection } from "../../resource/section.tsx";
import type { ResourceRowOf } from "../../resource/use-resource.ts";
import shape from "virtual:resource/holiday";
import { BranchName } from "./branch-name.tsx";
import { HolidayDayFields, HolidayHourFields } from "./holiday-fields.tsx";

type HolidayRow = ResourceRowOf<typeof holiday>;

const formatDayAsDotted = (day: string) => day.split("-").toReversed().join(".");
const renderHolidayDays = ({ day, lastDay }: HolidayRow) => (
  <span className="num">
    {day === lastDay ? formatDayAsDotted(day) : `${formatDayAsDotted(day)} – ${formatDayAsDotted(lastDay)}`}
  </span>
);

/** Page of days with other opening hours or none. Guests see them in advance. */
export function HolidaysPage() {
  const t = useTranslate();
  const text = useLocalizeText();
  const { merchant, branchIds } = useSignedInStaff();
  const tomorrow = addDays(dayFromInstant(Date.now(), merchant.timeZone), 1);
  const [own = null] = branchIds ?? [];
  return (
    <ResourcePage<typeof holiday>
      of={shape}
      blank={{
        branchId: own,
        name: {},
        day: tomorrow,
        lastDay: tomorrow,
        isClosed: true,
        open: null,
        close: null,
      }}
      nameOf={({ name }) => text(name)}
      columns={[
        { id: "day", title: "holiday.day", cell: renderHolidayDays },
        "name",
        {
          id: "hours",
          title: "holiday.hours",
          cell: ({ isClosed, open, close }) => (isClosed ? t("holiday.closed") : `${open}–${close}`),
        },
        { id: "branch", title: "holiday.branchId", cell: BranchName },
      ]}
      renderForm={(f, values) => (
        <>
          <HolidayDayFields />
          <FieldSection isWide>
            <f.name />
            <f.branchId />
            <f.isClosed />
          </FieldSection>
          {!values.isClosed && <HolidayHourFields />}
        </>
      )}
    />
  );
}
