import { endpoints } from "@dasturxon/contract";
import type { ReplyOf } from "@dasturxon/contract/endpoint";

type EndpointName = keyof typeof endpoints;

// The server's tests write the example files, which are therefore real responses.
const exampleFiles = import.meta.glob<unknown>("../../../../packages/contract/examples/*.json", {
  import: "default",
});

/** Returns the example response of a call in the contract: `await loadExample("quoteOrder")`. */
export async function loadExample<N extends EndpointName>(name: N): Promise<ReplyOf<(typeof endpoints)[N]>> {
  const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const load = exampleFiles[`../../../../packages/contract/examples/${file}.json`];
  if (!load) throw new Error(`the contract has no example of ${name}`);
  const { reply } = endpoints[name];
  return reply.parse(await load()) as ReplyOf<(typeof endpoints)[N]>;
}
