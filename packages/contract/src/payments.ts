/** Calls of the payments service; online providers come with their own callbacks. */
export const payments = {};
