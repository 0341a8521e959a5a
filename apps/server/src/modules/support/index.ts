export { registerSupport } from "./http.ts";
export { banners, stories } from "./manage/manage-content.ts";
export { changePolicy, listPolicies } from "./policies/change-policy.ts";
export { deleteStoryViews } from "./stories/queries.ts";
export { vacancies } from "./vacancies/manage-vacancies.ts";
export { selectPicturesOfContent } from "./pictures/queries.ts";
