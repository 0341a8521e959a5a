/** Nullable columns that are never null in the selected rows, each with the reason. */
export const neverNullColumns: Readonly<Record<string, string>> = {
  "modules/bot/refusals/queries.ts: MessageRefusalRow.why": "only messages that were refused are read",
  "modules/bot/refusals/queries.ts: MessageRefusalRow.at": "a refusal is written with its time",
  "modules/onboarding/drafts/queries.ts: PreviewedBrandStartRow.preview":
    "only starts that are looked at are read",
  "modules/onboarding/queries.ts: PlatformPermitRow.expiresAt": "only permits that were given are read",
  "modules/onboarding/queries.ts: PlatformPermitRow.givenFor": "only permits that were given are read",
  "modules/onboarding/queries.ts: WithdrawnBrandPermitRow.givenFor":
    "only permits that were given are withdrawn",
  "modules/orders/claims/queries.ts: ClaimAnswerToNotify.answer": "only claims that are answered are read",
  "modules/orders/claims/queries.ts: ClaimPhotoRow.photo": "only claims that have a photo are read",
  "modules/orders/reviews/queries.ts: ReviewAnswerRow.text": "only answers that stand are read",
  "modules/orders/reviews/queries.ts: ReviewAnswerRow.at": "an answer stands with its time",
  "modules/users/staff/second-factor/queries.ts: StoredSecondFactor.secret":
    "only factors that are on are read",
  "platform/bus/queries.ts: BusEvent.seq": "only events that have their number are read",
};
