/** Content calls: policies, banners, brand catalogue pages. */
export const support = {};
