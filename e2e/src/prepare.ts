import { getDemoBrand } from "./brands.ts";
import { runStatement, hasDatabase } from "./database.ts";

/** Branch that is closed whenever the tests run. The test setup gives it hours that start a few hours later. */
const CLOSED_BRANCH = getDemoBrand("pizza").branches.find(({ key }) => key === "chilonzor");
const WEEK_DAYS = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

const timeFormat = new Intl.DateTimeFormat("ru", {
  timeZone: "Asia/Tashkent",
  hour: "2-digit",
  minute: "2-digit",
});
const formatTimeInHours = (hours: number) => timeFormat.format(Date.now() + hours * 3_600_000);

/** Runs once after the product has started and before any test reads data. */
export default async function prepareBrowserTests(): Promise<void> {
  if (!hasDatabase()) return;
  const hours = WEEK_DAYS.map((weekName) => ({
    weekName,
    open: formatTimeInHours(2),
    close: formatTimeInHours(8),
    isDayOff: false,
  }));
  const workHours = ["DELIVERY", "PICK_UP", "DINE_IN"].map((type) => ({ type, hours }));
  await runStatement("update branches set work_hours = $1 where name ->> 'uz' = $2", [
    JSON.stringify(workHours),
    CLOSED_BRANCH?.name.uz,
  ]);
  await runStatement("update merchants set content_version = content_version + 1 where key = 'pizza'");
}
