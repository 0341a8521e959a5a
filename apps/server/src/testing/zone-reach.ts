import { goodRows } from "./good-rows.ts";
import type { TestApp } from "./test-app.ts";

type Row = [answer: 200 | 404, asked?: { params?: Record<string, string>; query?: string; body?: object }];
interface Known {
  id: string;
  body: Record<string, unknown>;
}

/** A zone of a branch. */
export async function zoneOf(
  app: TestApp,
  { branchId, token }: { branchId: string; token: string | undefined },
): Promise<Known> {
  const body = { ...goodRows.zone.row(), branchId };
  return { id: (await app.call<{ id: string }>("/console/v1/venue/zones", { token, body })).body.id, body };
}

/** The calls about it by somebody of another branch. */
export const ofZones = ({ id, body }: Known) => {
  const params = { id };
  const probe = { latitude: 41.21, longitude: 69.11, productPrice: 1 };
  return {
    venueMap: [200],
    managedZones: [200],
    managedZone: [404, { params }],
    addZone: [404, { body }],
    changeZone: [404, { params, body: { ...body, version: 1 } }],
    removeZone: [404, { params, query: "version=1" }],
    probeZones: [404, { body: { ...probe, draft: { ...body, id } } }],
  } satisfies Record<string, Row>;
};

/** The calls about a holiday of another branch, which he does not take to his own either. */
export const ofHolidays = ({ id, body, elsewhere }: Known & { elsewhere: string }) => {
  const params = { id };
  return {
    managedHolidays: [200],
    managedHoliday: [404, { params }],
    addHoliday: [404, { body }],
    changeHoliday: [404, { params, body: { ...body, branchId: elsewhere, version: 1 } }],
    removeHoliday: [404, { params, query: "version=1" }],
  } satisfies Record<string, Row>;
};
