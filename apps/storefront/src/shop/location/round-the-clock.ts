/**
 * Returns whether an interval covers the whole day, such as "00:00–00:00" or any time to the same time of the next day.
 */
export function isRoundTheClock(text: string): boolean {
  const [open, close] = text.split("–");
  return open === close || text === "00:00–24:00";
}
