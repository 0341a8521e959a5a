import type { DemoBrand, DemoContent } from "../types.ts";
import { createPolicies } from "./policies.ts";
import { createStories } from "./stories.ts";
import { createDemoTables } from "./tables.ts";
import { listVacancies } from "./vacancies.ts";

/** Returns the content of a demo brand besides its menu. */
export function createDemoContent(brand: DemoBrand): DemoContent {
  return {
    policies: createPolicies(brand),
    stories: createStories(brand),
    vacancies: listVacancies(brand),
    tables: createDemoTables(brand),
  };
}
