/** Calls without a brand, open to all `actors`. Tokens of another brand get 404, because they contradict the host. */
const BEFORE = "200 200 200 200 404 404 200 200 200";

/** Expected statuses of the calls with which a visitor creates a brand. */
export const onboardingMatrix = {
  sendStartCode: BEFORE,
  proveStart: BEFORE,
  startMap: BEFORE,
  brandAddress: BEFORE,
  startDraft: BEFORE,
  keepStartDraft: BEFORE,
  previewStart: BEFORE,
  startBrand: BEFORE,
};
