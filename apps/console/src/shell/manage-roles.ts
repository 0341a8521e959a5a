import { IN_BRANCH, SUPPORT } from "@dasturxon/domain/staff-permission";

/**
 * Returns whether the role may open any management page. The roles of each page are lazy-loaded, so they cannot be used
 * here. A test checks that both agree.
 */
export const mayManage = (role: string): boolean => [...IN_BRANCH, SUPPORT].some((one) => one === role);
