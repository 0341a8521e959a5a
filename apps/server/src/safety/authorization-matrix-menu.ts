const OFFICE = "401 401 401 401 401 404 403 200 401";
const OFFICE_OWN = "401 401 401 401 401 200 403 200 401";
const HOUSE = "401 401 401 401 401 404 200 200 401";
const HOUSE_OWN = "401 401 401 401 401 200 200 200 401";

/** Expected statuses of the calls about parts of the menu: branch-specific prices, and remaining stock. */
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
