import { expect, test } from "vitest";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import { branchIdFromKey, createTestShop } from "../../../testing/test-shop.ts";

interface VenueMap {
  tilesUrl: string | null;
  cities: { mapKey: string | null }[];
  branches: { id: string; latitude: number }[];
}

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const fetchVenueMap = (token: string | undefined) => app.call<VenueMap>("/console/v1/venue/map", { token });

test("[AD-5] the zone editor's map has the brand's cities and branches", async () => {
  const { body } = await fetchVenueMap(owner);
  expect(body).toMatchObject({ tilesUrl: null, cities: [{ mapKey: "tashkent" }] });
  expect(body.branches.map(({ id }) => id).toSorted()).toEqual(
    [branchIdFromKey("center"), branchIdFromKey("north")].toSorted(),
  );
});

test("[US-8] staff of one branch see that branch on it; kitchen staff see none", async () => {
  const body = {
    login: "mapper-north",
    name: "Keeper",
    role: "manager",
    branchIds: [branchIdFromKey("north")],
  };
  const local = await createInvitedStaff(app, owner, body);
  expect((await fetchVenueMap(local.token)).body.branches.map(({ id }) => id)).toEqual([
    branchIdFromKey("north"),
  ]);
  expect((await fetchVenueMap(await app.signInStaff("kitchen@osh"))).status).toBe(403);
});
