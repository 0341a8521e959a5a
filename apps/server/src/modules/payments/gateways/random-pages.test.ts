import { pageWays } from "../../../testing/page-ways.ts";
import { testRandomLives } from "../../../testing/random-lives.ts";
import { shop } from "../../../testing/test-shop.ts";

const app = await shop();
await testRandomLives(app, await pageWays(app));
