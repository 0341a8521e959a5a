export { type ContentImport, importContent } from "./content/import-content.ts";
export { registerSupport } from "./http.ts";
export { importStories, type StoryImport } from "./stories/import-stories.ts";
export { deleteStoryViews } from "./stories/queries.ts";
