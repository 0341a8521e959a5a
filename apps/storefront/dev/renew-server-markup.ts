import type { Plugin } from "vite";

const STATIC_PART_FILE_PATTERN = /\/src\/platform\/static-part\.tsx$/;

/**
 * Updates the page parts that the server renders and the browser does not hydrate, such as the menu and the footer. Hot
 * updates do not replace these parts. After a change of a module that the browser has loaded, the browser renders them
 * itself. After a change of a module that only the server has loaded, the page is reloaded.
 */
export function serverMarkupReloadPlugin(): Plugin {
  return {
    name: "dasturxon:renew-server-markup",
    transform(code, id) {
      if (!STATIC_PART_FILE_PATTERN.test(id.replaceAll("\\", "/")) || this.environment.name !== "client")
        return null;
      const renew = `import.meta.hot?.on("vite:afterUpdate", ({ updates }) => {
  if (updates.some(({ type }) => type === "js-update")) staleMarkupStore.set(true);
});`;
      return { code: `${code}\n${renew}`, map: null };
    },
    hotUpdate({ file, modules, server }) {
      const { client, ssr } = server.environments;
      if (this.environment !== client || modules.length > 0) return;
      if (ssr?.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: "full-reload" });
    },
  };
}
