import type { Plugin } from "vite";

const STATIC_PART_FILE_PATTERN = /\/src\/platform\/static-part\.tsx$/;

/**
 * Parts of a page that the server draws and the browser takes as they are (the menu, the foot of the page) are no
 * components in the browser, so nothing would replace them there. After a change of a module that the browser has too,
 * the browser draws them itself; after one of a module that the server alone has loaded, the page is loaded again.
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
