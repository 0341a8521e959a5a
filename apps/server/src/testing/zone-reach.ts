import { saveZoneDraft, createExpectedDraftAnswers } from "./draft-requests.ts";
import { validRowsByResource } from "./good-rows.ts";
import type { TestApp } from "./test-app.ts";

type ExpectedZoneAnswer = [
  answer: 200 | 404,
  asked?: { params?: Record<string, string>; query?: string; body?: object },
];
interface ExistingZone {
  id: string;
  body: Record<string, unknown>;
}

/** Creates a zone of a branch, and a draft of it. */
export async function createZoneWithDraft(
  app: TestApp,
  { branchId, token: owner }: { branchId: string; token: string },
): Promise<ExistingZone & { draftId: string }> {
  const body = { ...validRowsByResource.zone.row(), branchId };
  const { id } = (await app.call<{ id: string }>("/console/v1/venue/zones", { token: owner, body })).body;
  return { id, body, draftId: await saveZoneDraft(app, { zoneId: id, owner }) };
}

/** Expected responses of the calls about the zone and its draft, for staff of another branch. */
export const createExpectedZoneAnswers = ({ id, body, draftId }: ExistingZone & { draftId: string }) => {
  const params = { id };
  const probe = { latitude: 41.21, longitude: 69.11, productPrice: 1 };
  return {
    venueMap: [200],
    ...createExpectedDraftAnswers({ zoneId: id, draftId }),
    managedZones: [200],
    managedZone: [404, { params }],
    addZone: [404, { body }],
    changeZone: [404, { params, body: { ...body, version: 1 } }],
    removeZone: [404, { params, query: "version=1" }],
    probeZones: [404, { body: { ...probe, draft: { ...body, id } } }],
  } satisfies Record<string, ExpectedZoneAnswer>;
};

/**
 * Expected responses of the calls about a holiday of another branch, also for moving the holiday to the staff's own
 * branch.
 */
export const createExpectedHolidayAnswers = ({
  id,
  body,
  elsewhere,
}: ExistingZone & { elsewhere: string }) => {
  const params = { id };
  return {
    managedHolidays: [200],
    managedHoliday: [404, { params }],
    addHoliday: [404, { body }],
    changeHoliday: [404, { params, body: { ...body, branchId: elsewhere, version: 1 } }],
    removeHoliday: [404, { params, query: "version=1" }],
  } satisfies Record<string, ExpectedZoneAnswer>;
};
