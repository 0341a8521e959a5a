import { expect, test } from "vitest";
import { invitedStaff } from "../../../testing/invited-staff.ts";
import { branchId, shop } from "../../../testing/test-shop.ts";

interface VenueMap {
  tilesUrl: string | null;
  cities: { mapKey: string | null }[];
  branches: { id: string; latitude: number }[];
}

const app = await shop();
const owner = await app.signInStaff("owner@osh");
const read = (token: string | undefined) => app.call<VenueMap>("/console/v1/venue/map", { token });

test("[AD-5] the zone editor's map has the brand's cities and branches", async () => {
  const { body } = await read(owner);
  expect(body).toMatchObject({ tilesUrl: null, cities: [{ mapKey: "tashkent" }] });
  expect(body.branches.map(({ id }) => id).toSorted()).toEqual(
    [branchId("center"), branchId("north")].toSorted(),
  );
});

test("[US-8] staff of one branch see that branch on it; kitchen staff see none", async () => {
  const body = { login: "mapper-north", name: "Keeper", role: "manager", branchIds: [branchId("north")] };
  const local = await invitedStaff(app, owner, body);
  expect((await read(local.token)).body.branches.map(({ id }) => id)).toEqual([branchId("north")]);
  expect((await read(await app.signInStaff("kitchen@osh"))).status).toBe(403);
});
