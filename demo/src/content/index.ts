import type { DemoBrand, DemoContent } from "../types.ts";
import { policiesOf } from "./policies.ts";
import { storiesOf } from "./stories.ts";
import { tablesOf } from "./tables.ts";
import { vacanciesOf } from "./vacancies.ts";

/** Returns the content of a demo brand besides its menu. */
export function contentOf(brand: DemoBrand): DemoContent {
  return {
    policies: policiesOf(brand),
    stories: storiesOf(brand),
    vacancies: vacanciesOf(brand),
    tables: tablesOf(brand),
  };
}
