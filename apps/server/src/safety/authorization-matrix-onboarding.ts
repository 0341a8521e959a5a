/** Everybody, before there is a brand: another brand's token disagrees with the host that was asked. */
const BEFORE = "200 200 200 200 404 404 200 200 200";

/** How a stranger begins a brand. */
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
