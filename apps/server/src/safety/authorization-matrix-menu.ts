const OFFICE_STATUSES = "401 401 401 401 401 404 403 200 401";
const OFFICE_LIST_STATUSES = "401 401 401 401 401 200 403 200 401";
const STAFF_OBJECT_STATUSES = "401 401 401 401 401 404 200 200 401";
const STAFF_STATUSES = "401 401 401 401 401 200 200 200 401";

/** Expected statuses of the calls about parts of the menu: branch-specific prices, and remaining stock. */
export const menuAuthorizationMatrix = {
  managedModificationGroups: STAFF_STATUSES,
  managedModificationGroup: STAFF_OBJECT_STATUSES,
  addModificationGroup: "401 401 401 401 401 200 403 200 401",
  changeModificationGroup: OFFICE_STATUSES,
  removeModificationGroup: OFFICE_STATUSES,
  modificationGroupProducts: STAFF_OBJECT_STATUSES,
  branchPrices: OFFICE_LIST_STATUSES,
  productBranches: OFFICE_STATUSES,
  changeProductBranch: OFFICE_STATUSES,
  copyProduct: OFFICE_STATUSES,
  menuHeads: OFFICE_LIST_STATUSES,
  changeMenuHeads: OFFICE_LIST_STATUSES,
  stock: STAFF_STATUSES,
  changeStock: OFFICE_STATUSES,
};
