export { registerStoreContent } from "./http.ts";
export {
  bannerManagementBinding as bannersBinding,
  storyManagementBinding as storiesBinding,
} from "./manage/manage-content.ts";
export { changePolicy, listPolicies } from "./policies/change-policy.ts";
export { deleteStoryViews } from "./stories/queries.ts";
export { vacancyManagementBinding as vacanciesBinding } from "./vacancies/manage-vacancies.ts";
export { selectPicturesOfContent } from "./pictures/queries.ts";
