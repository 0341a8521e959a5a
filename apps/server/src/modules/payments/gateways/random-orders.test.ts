import { enableCallingProviders } from "../../../testing/payment-ways.ts";
import { testRandomEvents } from "../../../testing/random-lives.ts";
import { shop } from "../../../testing/test-shop.ts";

const app = await shop();
await testRandomEvents(app, await enableCallingProviders(app));
