import { enableCallingProviders } from "../../../testing/payment-ways.ts";
import { testRandomEvents } from "../../../testing/random-lives.ts";
import { createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
await testRandomEvents(app, await enableCallingProviders(app));
