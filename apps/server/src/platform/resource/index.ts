export { bindResource, type Writing } from "./bind-resource.ts";
export { selectIsLiving as isLiving } from "./queries.ts";
