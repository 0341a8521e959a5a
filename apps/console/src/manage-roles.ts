import { SUPPORT } from "@dasturxon/domain/staff-permission";

export const OFFICE = ["owner", "manager", "operator"] as const;
export const HOUSE = [...OFFICE, "kitchen"] as const;

/** Is there a page of what people keep for this role? */
export const mayManage = (role: string): boolean => [...HOUSE, SUPPORT].some((one) => one === role);
