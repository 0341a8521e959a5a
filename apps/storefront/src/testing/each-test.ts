import { afterEach, beforeEach } from "vitest";
import { setUp, tearDown } from "./render-store.tsx";

// Runs anew for every file (`setupFiles`): files share their modules, whose own hooks would count for the first of them.
beforeEach(setUp);
afterEach(tearDown);
