export { registerStoreContent } from "./http.ts";
export { bannersBinding, storiesBinding } from "./manage/manage-content.ts";
export { changePolicy, listPolicies } from "./policies/change-policy.ts";
export { deleteStoryViews } from "./stories/queries.ts";
export { vacanciesBinding } from "./vacancies/manage-vacancies.ts";
export { selectPicturesOfContent } from "./pictures/queries.ts";
