// Import rules between modules, packages and layers. scripts/checks/dependency-rules.test.ts creates a violation of every
// rule and expects it to be reported.

const modules = [
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
const inModule = "^apps/server/src/modules";
const tests = "[.]test[.]tsx?$|/testing/|vitest([.]browser)?[.]config|/store-pages/";

/** Static descriptions of payment providers and SMS gateways, and lists derived from them. */
const factsOfProviders = "^packages/providers/src/.*(facts|names)[.]ts$";

/** Simulators of external systems. */
const simulation = "^simulators/|^packages/providers/src/.*simulat";

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const upward = modules
  .slice(0, -1)
  .map((name, index) =>
    rule(
      `module-upward-from-${name}`,
      `${name} may use only the modules before it; what goes up is an event`,
      { path: `${inModule}/${name}/` },
      { path: `${inModule}/(${modules.slice(index + 1).join("|")})/` },
    ),
  );

const inStore = "^apps/storefront/src";
/** Folders of apps/storefront/src/shop, the lowest first. A folder may import only folders before it. */
const shop = ["brand", "session", "location", "menu", "basket"];
const screens = "features/|routes/|start/|root[.]tsx$|routes[.]ts$|entry[.]";

const shopDownward = shop.map((name, index) =>
  rule(
    `shop-downward-from-${name}`,
    `${name} may use only what lies below it in shop/, and no screen`,
    { path: `${inStore}/shop/${name}/`, pathNot: tests },
    {
      path: [`${inStore}/(${screens})`, ...shop.slice(index + 1).map((above) => `${inStore}/shop/${above}/`)],
    },
  ),
);

const forbidden = [
  rule("no-cycle", "no two files need each other", {}, { circular: true }),
  rule(
    "domain-alone",
    "the rules import nothing but themselves and their texts: no Node, no library",
    { path: "^packages/domain/src/", pathNot: tests },
    { pathNot: "^packages/domain/src/|^locales/[^/]+/[a-z]+[.]json$" },
  ),
  rule(
    "contract-narrow",
    "the contract needs the domain, its texts, Zod, and the facts and callbacks of providers",
    { path: "^packages/contract/src/", pathNot: tests },
    {
      pathNot:
        "^packages/(contract|domain)/src/|^locales/[^/]+/[a-z]+[.]json$|^packages/providers/src/[^/]+/(facts|names|callbacks)[.]ts$|(^|/)node_modules/zod/",
    },
  ),
  rule(
    "facts-plain",
    "browsers load the facts of integrations, so these import the domain and each other only: no Zod, no Node",
    { path: factsOfProviders, pathNot: tests },
    { pathNot: `^packages/domain/src/|${factsOfProviders}` },
  ),
  rule(
    "provider-callbacks-narrow",
    "the contract loads the callbacks: they need Zod, the facts and the reading of JSON",
    { path: "^packages/providers/src/.*callbacks?[.]ts$", pathNot: tests },
    {
      pathNot: `${factsOfProviders}|^packages/providers/src/(json-text|.*callbacks?)[.]ts$|(^|/)node_modules/zod/`,
    },
  ),
  rule(
    "gateways-from-outside",
    "a gateway gets the HTTP client, the clock and the database from the server",
    { path: "^packages/providers/src/", pathNot: [tests, simulation, "callbacks?[.]ts$"] },
    { pathNot: ["^packages/(domain|providers)/src/", "^(node:)?crypto$", "(^|/)node_modules/zod/"] },
  ),
  rule(
    "provider-not-provider",
    "providers meet in the registries of their kind",
    { path: "^packages/providers/src/([^/]+)/([^/]+)/" },
    { path: "^packages/providers/src/$1/[^/]+/", pathNot: "^packages/providers/src/$1/$2/" },
  ),
  rule(
    "simulators-in-demo",
    "simulators serve the demo and tests: no production entry reaches them, because demo/http.ts is loaded later only",
    {
      path: "^(apps|packages|demo|scripts)/",
      pathNot: [tests, simulation, "^apps/server/src/demo/http[.]ts$", "^apps/server/src/safety/"],
    },
    { path: simulation, dependencyTypesNot: ["type-only"] },
  ),
  rule(
    "demo-loaded-later",
    "the simulators are imported when the demo starts",
    { path: "^apps/server/src/", pathNot: [tests, "^apps/server/src/safety/"] },
    { path: "^apps/server/src/demo/http[.]ts$", dynamic: false },
  ),
  rule(
    "packages-not-apps",
    "packages and the demo serve the apps",
    { path: "^(packages|demo)/" },
    { path: "^apps/" },
  ),
  rule(
    "apps-not-apps",
    "apps meet by the contract only",
    { path: "^apps/([^/]+)/" },
    { path: "^apps/", pathNot: "^apps/$1/" },
  ),
  rule(
    "module-front-door",
    "a module is entered by its index.ts",
    { path: `${inModule}/([^/]+)/` },
    { path: `${inModule}/`, pathNot: [`${inModule}/$1/`, `${inModule}/[^/]+/index[.]ts$`] },
  ),
  rule(
    "module-front-door-from-outside",
    "a module is entered by its index.ts",
    { path: "^(apps/server|bench|e2e)/", pathNot: `${inModule}/` },
    { path: `${inModule}/`, pathNot: `${inModule}/[^/]+/index[.]ts$` },
  ),
  ...upward,
  rule(
    "inner-front-door",
    "a part of a module that has an index.ts is entered by it",
    { path: `${inModule}/orders/([^/]+)` },
    {
      path: `${inModule}/orders/(couriers|receipts)/`,
      pathNot: [`${inModule}/orders/$1/`, `${inModule}/orders/[^/]+/index[.]ts$`],
    },
  ),
  rule(
    "orders-below-couriers",
    "couriers change orders; only the door, the calls and the jobs know couriers",
    {
      path: `${inModule}/orders/`,
      pathNot: [tests, `${inModule}/orders/(couriers/|(index|http|order-jobs)[.]ts$)`],
    },
    { path: `${inModule}/orders/couriers/` },
  ),
  rule(
    "platform-knows-no-module",
    "the platform and the lists of events and jobs are below every module",
    { path: "^apps/server/src/(platform/|events[.]ts$|jobs[.]ts$)", pathNot: tests },
    { path: "^apps/server/src/(modules/|demo/|app[.]ts$|main[.]ts$|subscriptions[.]ts$)" },
  ),
  rule(
    "sql-in-queries",
    "SQL lives in queries.ts",
    { path: "^(apps|packages|demo)/", pathNot: [tests, "/queries[.]ts$", "^apps/server/src/platform/"] },
    { path: "(^|/)node_modules/(kysely|pg|pg-pool|graphile-worker|@electric-sql)/" },
  ),
  rule(
    "fastify-at-the-door",
    "only http.ts and the platform know Fastify",
    { path: "^(apps|packages|demo)/", pathNot: [tests, "/http[.]ts$", "^apps/server/src/platform/"] },
    { path: "(^|/)node_modules/(fastify|fastify-plugin|@fastify)/" },
  ),
  rule(
    "feature-not-feature",
    "features meet in routes",
    { path: "^apps/(storefront|console)/src/features/([^/]+)/" },
    { path: "^apps/$1/src/features/", pathNot: "^apps/$1/src/features/$2/" },
  ),
  rule(
    "feature-imports-no-route",
    "routes compose features; a feature knows neither them nor how a page wakes",
    { path: "^apps/(storefront|console)/src/features/", pathNot: tests },
    { path: "^apps/$1/src/(routes/|start/|root[.]tsx$|routes[.]ts$|entry[.])" },
  ),
  rule(
    "platform-knows-no-shop",
    "the store's platform has no business: what knows the brand, the menu or the basket lies in shop/",
    { path: `${inStore}/(platform|shells)/`, pathNot: tests },
    { path: `${inStore}/(shop/|${screens})` },
  ),
  ...shopDownward,
  rule(
    "ui-knows-no-business",
    "ui has looks, not orders: formatting and reading of fields is all it may take from the domain",
    { path: "^apps/(storefront|console)/src/ui/" },
    {
      path: "^apps/[^/]+/src/(features|routes|shells|shop|start)/|^packages/",
      pathNot: "^packages/domain/src/(digits|format|input-mask|locale|phone-number|read-number)[.]ts$",
    },
  ),
  rule(
    "no-zod-in-browser",
    "the browser takes types only",
    { path: "^apps/(storefront|console)/src/", pathNot: tests },
    { path: "(^|/)node_modules/zod/", dependencyTypesNot: ["type-only"] },
  ),
  rule(
    "product-not-tests",
    "what ships does not need what tests it",
    { path: "^(apps|packages|demo)/", pathNot: tests },
    { path: "[.]test[.]tsx?$|/testing/" },
  ),
  rule(
    "simulators-know-no-client",
    "a simulator is written from the protocol, so a mistake of our client is not repeated in it",
    { path: "^packages/providers/src/.*simulat" },
    { path: "^packages/providers/src/", pathNot: [simulation, "/demo[^/]*[.]ts$", factsOfProviders] },
  ),
];

export default {
  forbidden,
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
