import { endpoints } from "@dasturxon/contract";
import type { ReplyOf } from "@dasturxon/contract/endpoint";

type Name = keyof typeof endpoints;

// The server's tests write these files, so they are real responses.
const files = import.meta.glob<unknown>("../../../../packages/contract/examples/*.json", {
  import: "default",
});

/** Returns the example response of a call in the contract: `await exampleOf("quoteOrder")`. */
export async function exampleOf<N extends Name>(name: N): Promise<ReplyOf<(typeof endpoints)[N]>> {
  const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const load = files[`../../../../packages/contract/examples/${file}.json`];
  if (!load) throw new Error(`the contract has no example of ${name}`);
  const { reply } = endpoints[name];
  return reply.parse(await load()) as ReplyOf<(typeof endpoints)[N]>;
}
