import type { Plugin } from "vite";

const REPEATS = "react-router-server-change-trigger-client-hmr";

/**
 * React Router's plugin sends the browser each update again, once for the client's copy of a module and once for the
 * server's: the page then evaluates every changed module and its importers three times. Vite's own update is enough;
 * `renewServerMarkup` reloads the page after a change of a module that the server alone has loaded.
 */
export function singleUpdate(): Plugin {
  return {
    name: "dasturxon:single-update",
    configResolved({ plugins }) {
      const plugin = plugins.find(({ name }) => name === REPEATS);
      if (!plugin?.hotUpdate)
        throw new Error(`React Router's plugin ${REPEATS} has no hotUpdate hook any more`);
      delete plugin.hotUpdate;
    },
  };
}
