export { bindResource } from "./bind-resource.ts";
