// The second look, at what remains when types are stripped: nothing that a browser application loads, over any
// number of steps, may reach Zod or Node.
export default {
  forbidden: [
    {
      name: "no-zod-behind-browser",
      comment: "the browser takes types only, however far away the import stands",
      severity: "error",
      from: { path: "^apps/(storefront|console)/src/", pathNot: "[.]test[.]tsx?$" },
      to: { path: "(^|/)node_modules/zod/", reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: "(^|/)node_modules/" },
    exclude: { path: "(^|/)(build|dist|[.]react-router)/" },
    tsPreCompilationDeps: false,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "browser", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs"],
    },
  },
};
