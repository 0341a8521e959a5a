import type { Plugin } from "vite";

const REPEATS = "react-router-server-change-trigger-client-hmr";

/**
 * Removes duplicate hot updates. React Router's Vite plugin sends each update two more times, for the client's and the
 * server's module graph, and the page evaluates the changed modules each time. Changes of modules that only the server
 * has loaded are handled by `renewServerMarkup`, which reloads the page.
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
