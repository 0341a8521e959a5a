/** Calls about the staff member's own account and brands, independent of branches. */
export const expectedMembershipAnswers = {
  changeOwnName: ["own"],
  ownAccess: ["own"],
  ownSessions: ["own"],
  endOwnSession: ["own"],
  askOwnPhone: ["own"],
  confirmOwnPhone: ["own"],
  ownBrands: ["own"],
  switchBrand: ["own"],
} satisfies Record<string, ["own"]>;

/** Calls about the staff member's own browser, independent of branches. */
export const expectedPushAnswers = {
  deviceBeat: ["own"],
  staffPushKey: ["own"],
  subscribeStaffPush: ["own"],
  unsubscribeStaffPush: ["own"],
  testStaffPush: ["own"],
} satisfies Record<string, ["own"]>;
