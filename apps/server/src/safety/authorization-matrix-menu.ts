const OFFICE = "401 401 401 401 401 404 403 200 401";
const OFFICE_OWN = "401 401 401 401 401 200 403 200 401";
const HOUSE = "401 401 401 401 401 404 200 200 401";
const HOUSE_OWN = "401 401 401 401 401 200 200 200 401";

/** What each actor is answered by the calls about single facts of the menu: branches' own terms, and what is left. */
export const menuMatrix = {
  managedModificationGroups: HOUSE_OWN,
  managedModificationGroup: HOUSE,
  addModificationGroup: "401 401 401 401 401 200 403 200 401",
  changeModificationGroup: OFFICE,
  removeModificationGroup: OFFICE,
  modificationGroupProducts: HOUSE,
  branchPrices: OFFICE_OWN,
  productBranches: OFFICE,
  changeProductBranch: OFFICE,
  copyProduct: OFFICE,
  menuHeads: OFFICE_OWN,
  changeMenuHeads: OFFICE_OWN,
  stock: HOUSE_OWN,
  changeStock: OFFICE,
};
