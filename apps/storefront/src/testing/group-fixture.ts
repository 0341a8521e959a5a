import type { GroupOrder } from "@dasturxon/contract";
import type { JoinedGroup } from "../shop/basket/group.ts";
import { createTestId, somsa, testBranch } from "./shop-fixture.ts";

const HOST_MEMBER_ID = createTestId(71);
const GUEST_MEMBER_ID = createTestId(72);
const createSomsaItems = (count: number) => [{ productId: somsa.id, count, modifications: [] }];

/** Group started by Lola, who takes one somsa. Ali takes two. */
export const testGroup: GroupOrder = {
  id: createTestId(70),
  version: 1,
  state: "OPEN",
  branchId: testBranch.id,
  serviceType: "PICK_UP",
  expiresAt: "2030-01-01T00:00:00.000Z",
  members: [
    { id: HOST_MEMBER_ID, name: "Lola", isHost: true, cartItems: createSomsaItems(1) },
    { id: GUEST_MEMBER_ID, name: "Ali", isHost: false, cartItems: createSomsaItems(2) },
  ],
  order: null,
  shares: null,
};

/** Membership of Lola, the host, on this device. */
export const hostGroupMembership: JoinedGroup = {
  id: testGroup.id,
  groupSecret: "secret",
  memberId: HOST_MEMBER_ID,
  memberKey: "key",
  isHost: true,
  orderingSince: null,
};

/** Membership of Ali, a guest, on this device. */
export const guestGroupMembership: JoinedGroup = {
  ...hostGroupMembership,
  memberId: GUEST_MEMBER_ID,
  isHost: false,
};
