import type { Plugin } from "vite";

const DUPLICATE_UPDATE_PLUGIN_NAME = "react-router-server-change-trigger-client-hmr";

/**
 * Removes duplicate hot updates. React Router's Vite plugin sends each update two more times, for the client's and the
 * server's module graph, and the page evaluates the changed modules each time. Changes of modules that only the server
 * has loaded are handled by `serverMarkupReloadPlugin`, which reloads the page.
 */
export function dedupeHotUpdatesPlugin(): Plugin {
  return {
    name: "dasturxon:single-update",
    configResolved({ plugins }) {
      const plugin = plugins.find(({ name }) => name === DUPLICATE_UPDATE_PLUGIN_NAME);
      if (!plugin?.hotUpdate)
        throw new Error(
          `React Router's plugin ${DUPLICATE_UPDATE_PLUGIN_NAME} has no hotUpdate hook any more`,
        );
      delete plugin.hotUpdate;
    },
  };
}
