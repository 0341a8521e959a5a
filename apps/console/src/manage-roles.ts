export const OFFICE = ["owner", "manager", "operator"] as const;
export const HOUSE = [...OFFICE, "kitchen"] as const;

/** Is there a page of what people keep for this role? */
export const mayManage = (role: string): boolean => HOUSE.some((one) => one === role);
