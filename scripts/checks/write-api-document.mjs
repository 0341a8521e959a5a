// Writes the server's /openapi.json and a sample call into a folder. Runs under Node 26, because the contract is
// TypeScript.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readReplyExamples } from "../../apps/server/src/platform/http/reply/read-examples.ts";
import { buildEndpoints } from "../../packages/contract/src/builds.ts";
import { endpoints } from "../../packages/contract/src/index.ts";
import { createOpenApiDocument } from "../../packages/contract/src/openapi.ts";

/** Sample integration code. Paths, parameters, bodies and responses are typed, so wrong code does not compile. */
const sampleIntegrationCode = `import createClient from "openapi-fetch";
import type { paths } from "./paths.ts";

const client = createClient<paths>({ baseUrl: "https://example.uz/api" });

export async function order(code: string): Promise<string> {
  const menu = await client.GET("/products/v1/overalls", { params: { query: { type: "WEB" } } });
  const product = menu.data?.products[0];
  const price: number | undefined = product?.costPrice;
  const refused: { uz: string } | undefined = menu.error?.description;
  const signIn = await client.POST("/users/v1/users/token", { body: { phone: "+998901234567", code } });
  const refusal = signIn.error;
  const seconds: number | undefined = refusal?.code === "too_many_requests" ? refusal.data.seconds : undefined;
  // @ts-expect-error a path that is not there
  await client.GET("/products/v1/nothing", {});
  // @ts-expect-error a body that lacks its fields
  await client.POST("/users/v1/users/token", { body: {} });
  return [price, refused?.uz, signIn.data?.token, seconds].join();
}
`;

const tsconfig = {
  extends: "../../tsconfig.base.json",
  files: ["call.ts"],
};

const [folder] = process.argv.slice(2);
const apiInfo = { title: "Dasturxon", version: "0.1.0" };
mkdirSync(folder, { recursive: true });
const writeApiDocumentFile = (name, text) => writeFileSync(join(folder, name), text);
writeApiDocumentFile(
  "openapi.json",
  JSON.stringify(createOpenApiDocument({ ...endpoints, ...buildEndpoints }, apiInfo, readReplyExamples())),
);
writeApiDocumentFile("call.ts", sampleIntegrationCode);
writeApiDocumentFile("tsconfig.json", JSON.stringify(tsconfig));
