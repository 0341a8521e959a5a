/**
 * Expected statuses of calls without a brand, open to all `actors`. Tokens of another brand get 404, because they
 * contradict the host.
 */
const BRANDLESS_STATUSES = "200 200 200 200 404 404 200 200 200";

/** Expected statuses of the calls with which a visitor creates a brand. */
export const onboardingAuthorizationMatrix = {
  sendStartCode: BRANDLESS_STATUSES,
  proveStart: BRANDLESS_STATUSES,
  startMap: BRANDLESS_STATUSES,
  brandAddress: BRANDLESS_STATUSES,
  startDraft: BRANDLESS_STATUSES,
  keepStartDraft: BRANDLESS_STATUSES,
  previewStart: BRANDLESS_STATUSES,
  startBrand: BRANDLESS_STATUSES,
};
