const OFFICE = "401 401 401 401 401 404 403 200 401";
const OFFICE_OWN_STATUSES = "401 401 401 401 401 200 403 200 401";
const HOUSE_STATUSES = "401 401 401 401 401 404 200 200 401";
const HOUSE_OWN_STATUSES = "401 401 401 401 401 200 200 200 401";

/** Expected statuses of the calls about parts of the menu: branch-specific prices, and remaining stock. */
export const menuMatrix = {
  managedModificationGroups: HOUSE_OWN_STATUSES,
  managedModificationGroup: HOUSE_STATUSES,
  addModificationGroup: "401 401 401 401 401 200 403 200 401",
  changeModificationGroup: OFFICE,
  removeModificationGroup: OFFICE,
  modificationGroupProducts: HOUSE_STATUSES,
  branchPrices: OFFICE_OWN_STATUSES,
  productBranches: OFFICE,
  changeProductBranch: OFFICE,
  copyProduct: OFFICE,
  menuHeads: OFFICE_OWN_STATUSES,
  changeMenuHeads: OFFICE_OWN_STATUSES,
  stock: HOUSE_OWN_STATUSES,
  changeStock: OFFICE,
};
