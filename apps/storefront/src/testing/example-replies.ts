import { endpoints } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";

type EndpointName = keyof typeof endpoints;

// The server's tests write the example files, which are therefore real responses.
const exampleReplyFiles = import.meta.glob<unknown>("../../../../packages/contract/examples/*.json", {
  import: "default",
});

/** Returns the example response of a call in the contract: `await loadExample("quoteOrder")`. */
export async function loadExampleReply<N extends EndpointName>(
  name: N,
): Promise<EndpointReply<(typeof endpoints)[N]>> {
  const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const load = exampleReplyFiles[`../../../../packages/contract/examples/${file}.json`];
  if (!load) throw new Error(`the contract has no example of ${name}`);
  const { reply } = endpoints[name];
  return reply.parse(await load()) as EndpointReply<(typeof endpoints)[N]>;
}
