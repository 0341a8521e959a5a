import { endpoints } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import type { FakeAnswers } from "./fake-api.ts";

type EndpointName = keyof typeof endpoints;

// The server tests generate the example files, so the examples match real responses.
const exampleFiles = import.meta.glob<unknown>("../../../../packages/contract/examples/*.json", {
  import: "default",
});

const findExampleLoader = (name: string) => {
  const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return exampleFiles[`../../../../packages/contract/examples/${file}.json`];
};

/** Returns the example reply of an endpoint of the contract: `await loadExample("platformBrand")`. */
export async function loadExampleReply<N extends EndpointName>(
  name: N,
): Promise<EndpointReply<(typeof endpoints)[N]>> {
  const load = findExampleLoader(name);
  if (!load) throw new Error(`the contract has no example of ${name}`);
  return endpoints[name].reply.parse(await load()) as EndpointReply<(typeof endpoints)[N]>;
}

/** Returns the example replies of all endpoints that have one. */
export function loadExampleAnswers(): FakeAnswers {
  const answers = Object.entries(endpoints).flatMap(([name, { method, path }]) => {
    const load = findExampleLoader(name);
    return load ? [[`${method} ${path}`, load] as const] : [];
  });
  return Object.fromEntries(answers) as FakeAnswers;
}
