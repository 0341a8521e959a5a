import { IN_BRANCH, SUPPORT } from "@dasturxon/domain/staff-permission";

/**
 * Returns whether the role may open any management page. A test compares this with the pages, whose roles come from the
 * contract and are loaded with them.
 */
export const mayManage = (role: string): boolean => [...IN_BRANCH, SUPPORT].some((one) => one === role);
