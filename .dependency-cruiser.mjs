// Import rules between modules, packages and layers. scripts/checks/dependency-rules.test.ts creates a violation of every
// rule and expects it to be reported.

const serverModulesLowestFirst = [
  "merchants",
  "users",
  "drafts",
  "telegram",
  "products",
  "deliveries",
  "payments",
  "loyalty",
  "alerts",
  "orders",
  "reservations",
  "support",
  "notifications",
  "bot",
  "onboarding",
  "administration",
];
const serverModulesPattern = "^apps/server/src/modules";
const testFilePattern = "[.]test[.]tsx?$|/testing/|vitest([.]browser)?[.]config|/store-pages/";

/** Static descriptions of payment providers and SMS gateways, and lists derived from them. */
const providerFactsPattern = "^packages/providers/src/.*(facts|names)[.]ts$";

/** Simulators of external systems. */
const simulatorPattern = "^simulators/|^packages/providers/src/.*simulat";

const createRule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const upwardModuleRules = serverModulesLowestFirst
  .slice(0, -1)
  .map((name, index) =>
    createRule(
      `module-upward-from-${name}`,
      `${name} may use only the modules before it; what goes up is an event`,
      { path: `${serverModulesPattern}/${name}/` },
      { path: `${serverModulesPattern}/(${serverModulesLowestFirst.slice(index + 1).join("|")})/` },
    ),
  );

const storefrontPattern = "^apps/storefront/src";
/** Folders of apps/storefront/src/shop, the lowest first. A folder may import only folders before it. */
const shopFoldersLowestFirst = ["brand", "session", "location", "menu", "basket"];
const screenPattern = "features/|routes/|start/|root[.]tsx$|routes[.]ts$|entry[.]";

const shopFolderRules = shopFoldersLowestFirst.map((name, index) =>
  createRule(
    `shop-downward-from-${name}`,
    `${name} may use only what lies below it in shop/, and no screen`,
    { path: `${storefrontPattern}/shop/${name}/`, pathNot: testFilePattern },
    {
      path: [
        `${storefrontPattern}/(${screenPattern})`,
        ...shopFoldersLowestFirst.slice(index + 1).map((above) => `${storefrontPattern}/shop/${above}/`),
      ],
    },
  ),
);

const forbiddenImportRules = [
  createRule("no-cycle", "no two files need each other", {}, { circular: true }),
  createRule(
    "domain-alone",
    "the rules import nothing but themselves and their texts: no Node, no library",
    { path: "^packages/domain/src/", pathNot: testFilePattern },
    { pathNot: "^packages/domain/src/|^locales/[^/]+/[a-z]+[.]json$" },
  ),
  createRule(
    "contract-narrow",
    "the contract needs the domain, its texts, Zod, and the facts and callbacks of providers",
    { path: "^packages/contract/src/", pathNot: testFilePattern },
    {
      pathNot:
        "^packages/(contract|domain)/src/|^locales/[^/]+/[a-z]+[.]json$|^packages/providers/src/[^/]+/(facts|names|callbacks)[.]ts$|(^|/)node_modules/zod/",
    },
  ),
  createRule(
    "facts-plain",
    "browsers load the facts of integrations, so these import the domain and each other only: no Zod, no Node",
    { path: providerFactsPattern, pathNot: testFilePattern },
    { pathNot: `^packages/domain/src/|${providerFactsPattern}` },
  ),
  createRule(
    "provider-callbacks-narrow",
    "the contract loads the callbacks: they need Zod, the facts and the reading of JSON",
    { path: "^packages/providers/src/.*callbacks?[.]ts$", pathNot: testFilePattern },
    {
      pathNot: `${providerFactsPattern}|^packages/providers/src/(json-text|.*callbacks?)[.]ts$|(^|/)node_modules/zod/`,
    },
  ),
  createRule(
    "gateways-from-outside",
    "a gateway gets the HTTP client, the clock and the database from the server",
    { path: "^packages/providers/src/", pathNot: [testFilePattern, simulatorPattern, "callbacks?[.]ts$"] },
    { pathNot: ["^packages/(domain|providers)/src/", "^(node:)?crypto$", "(^|/)node_modules/zod/"] },
  ),
  createRule(
    "provider-not-provider",
    "providers meet in the registries of their kind",
    { path: "^packages/providers/src/([^/]+)/([^/]+)/" },
    { path: "^packages/providers/src/$1/[^/]+/", pathNot: "^packages/providers/src/$1/$2/" },
  ),
  createRule(
    "simulators-in-demo",
    "simulators serve the demo and tests: no production entry reaches them, because demo/http.ts is loaded later only",
    {
      path: "^(apps|packages|demo|scripts)/",
      pathNot: [
        testFilePattern,
        simulatorPattern,
        "^apps/server/src/demo/http[.]ts$",
        "^apps/server/src/safety/",
      ],
    },
    { path: simulatorPattern, dependencyTypesNot: ["type-only"] },
  ),
  createRule(
    "demo-loaded-later",
    "the simulators are imported when the demo starts",
    { path: "^apps/server/src/", pathNot: [testFilePattern, "^apps/server/src/safety/"] },
    { path: "^apps/server/src/demo/http[.]ts$", dynamic: false },
  ),
  createRule(
    "packages-not-apps",
    "packages and the demo serve the apps",
    { path: "^(packages|demo)/" },
    { path: "^apps/" },
  ),
  createRule(
    "apps-not-apps",
    "apps meet by the contract only",
    { path: "^apps/([^/]+)/" },
    { path: "^apps/", pathNot: "^apps/$1/" },
  ),
  createRule(
    "module-front-door",
    "a module is entered by its index.ts",
    { path: `${serverModulesPattern}/([^/]+)/` },
    {
      path: `${serverModulesPattern}/`,
      pathNot: [`${serverModulesPattern}/$1/`, `${serverModulesPattern}/[^/]+/index[.]ts$`],
    },
  ),
  createRule(
    "module-front-door-from-outside",
    "a module is entered by its index.ts",
    { path: "^(apps/server|bench|e2e)/", pathNot: `${serverModulesPattern}/` },
    { path: `${serverModulesPattern}/`, pathNot: `${serverModulesPattern}/[^/]+/index[.]ts$` },
  ),
  ...upwardModuleRules,
  createRule(
    "inner-front-door",
    "a part of a module that has an index.ts is entered by it",
    { path: `${serverModulesPattern}/orders/([^/]+)` },
    {
      path: `${serverModulesPattern}/orders/(couriers|receipts)/`,
      pathNot: [`${serverModulesPattern}/orders/$1/`, `${serverModulesPattern}/orders/[^/]+/index[.]ts$`],
    },
  ),
  createRule(
    "orders-below-couriers",
    "couriers change orders; only the door, the calls and the jobs know couriers",
    {
      path: `${serverModulesPattern}/orders/`,
      pathNot: [testFilePattern, `${serverModulesPattern}/orders/(couriers/|(index|http|order-jobs)[.]ts$)`],
    },
    { path: `${serverModulesPattern}/orders/couriers/` },
  ),
  createRule(
    "platform-knows-no-module",
    "the platform and the lists of events and jobs are below every module",
    { path: "^apps/server/src/(platform/|events[.]ts$|jobs[.]ts$)", pathNot: testFilePattern },
    { path: "^apps/server/src/(modules/|demo/|app[.]ts$|main[.]ts$|subscriptions[.]ts$)" },
  ),
  createRule(
    "sql-in-queries",
    "SQL lives in queries.ts",
    {
      path: "^(apps|packages|demo)/",
      pathNot: [testFilePattern, "/queries[.]ts$", "^apps/server/src/platform/"],
    },
    { path: "(^|/)node_modules/(kysely|pg|pg-pool|graphile-worker|@electric-sql)/" },
  ),
  createRule(
    "fastify-at-the-door",
    "only http.ts and the platform know Fastify",
    {
      path: "^(apps|packages|demo)/",
      pathNot: [testFilePattern, "/http[.]ts$", "^apps/server/src/platform/"],
    },
    { path: "(^|/)node_modules/(fastify|fastify-plugin|@fastify)/" },
  ),
  createRule(
    "feature-not-feature",
    "features meet in routes",
    { path: "^apps/(storefront|console)/src/features/([^/]+)/" },
    { path: "^apps/$1/src/features/", pathNot: "^apps/$1/src/features/$2/" },
  ),
  createRule(
    "feature-imports-no-route",
    "routes compose features; a feature knows neither them nor how a page wakes",
    { path: "^apps/(storefront|console)/src/features/", pathNot: testFilePattern },
    { path: "^apps/$1/src/(routes/|start/|root[.]tsx$|routes[.]ts$|entry[.])" },
  ),
  createRule(
    "platform-knows-no-shop",
    "the store's platform has no business: what knows the brand, the menu or the basket lies in shop/",
    { path: `${storefrontPattern}/(platform|shells)/`, pathNot: testFilePattern },
    { path: `${storefrontPattern}/(shop/|${screenPattern})` },
  ),
  ...shopFolderRules,
  createRule(
    "ui-knows-no-business",
    "ui has looks, not orders: formatting and reading of fields is all it may take from the domain",
    { path: "^apps/(storefront|console)/src/ui/" },
    {
      path: "^apps/[^/]+/src/(features|routes|shells|shop|start)/|^packages/",
      pathNot:
        "^packages/domain/src/(digits|format|input-mask|locale|phone-input|phone-number|read-number)[.]ts$",
    },
  ),
  createRule(
    "no-zod-in-browser",
    "the browser takes types only",
    { path: "^apps/(storefront|console)/src/", pathNot: testFilePattern },
    { path: "(^|/)node_modules/zod/", dependencyTypesNot: ["type-only"] },
  ),
  createRule(
    "product-not-tests",
    "what ships does not need what tests it",
    { path: "^(apps|packages|demo)/", pathNot: testFilePattern },
    { path: "[.]test[.]tsx?$|/testing/" },
  ),
  createRule(
    "simulators-know-no-client",
    "a simulator is written from the protocol, so a mistake of our client is not repeated in it",
    { path: "^packages/providers/src/.*simulat" },
    {
      path: "^packages/providers/src/",
      pathNot: [simulatorPattern, "/demo[^/]*[.]ts$", providerFactsPattern],
    },
  ),
];

export default {
  forbidden: forbiddenImportRules,
  options: {
    doNotFollow: { path: "(^|/)node_modules/" },
    exclude: { path: "(^|/)(build|dist|[.]react-router|test-results)/" },
    // Type imports are included, and marked as type imports.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".d.ts"],
    },
  },
};
