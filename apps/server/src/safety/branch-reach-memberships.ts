/** What the one who is signed in sees and changes of himself, and where else he works: of no branch. */
export const ofMemberships = {
  changeOwnName: ["own"],
  ownAccess: ["own"],
  ownSessions: ["own"],
  endOwnSession: ["own"],
  askOwnPhone: ["own"],
  confirmOwnPhone: ["own"],
  ownBrands: ["own"],
  switchBrand: ["own"],
} satisfies Record<string, ["own"]>;

/** A person's own browser, whatever the branch. */
export const ofPushes = {
  deviceBeat: ["own"],
  staffPushKey: ["own"],
  subscribeStaffPush: ["own"],
  unsubscribeStaffPush: ["own"],
  testStaffPush: ["own"],
} satisfies Record<string, ["own"]>;
