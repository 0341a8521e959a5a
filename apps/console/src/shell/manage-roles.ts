import { SUPPORT } from "@dasturxon/domain/staff-permission";

export const OFFICE = ["owner", "manager", "operator"] as const;
export const HOUSE = [...OFFICE, "kitchen"] as const;

/** Returns whether the role may open any management page. */
export const mayManage = (role: string): boolean => [...HOUSE, SUPPORT].some((one) => one === role);
