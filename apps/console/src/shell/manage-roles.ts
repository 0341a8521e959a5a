import { BRANCH_ROLES, SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";

/**
 * Returns whether the role may open any management page. The roles of each page are lazy-loaded, so they cannot be used
 * here. A test compares this function with those roles.
 */
export const canOpenManagePages = (role: string): boolean =>
  [...BRANCH_ROLES, SUPPORT_ACTOR].some((one) => one === role);
