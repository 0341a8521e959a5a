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
