import type { Plugin } from "vite";

const ICON_FACTORY_PATTERN = /lucide-react\/dist\/esm\/createLucideIcon\.m?js$/;
const ICON_MODULE_PATTERN = /lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/;

/**
 * Minimal icon component: size, stroke, classes and attributes. It is hidden from screen readers unless it has a
 * label.
 */
const PLAIN_ICON_FACTORY_CODE = `import { createElement } from "react";
export default function createLucideIcon({ node }) {
  return ({ size = 24, strokeWidth = 2, ...attributes }) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": attributes["aria-label"] || attributes.role ? undefined : "true",
        ...attributes,
      },
      ...node.map(([tag, own]) => createElement(tag, own)),
    );
}
`;

/**
 * Removes unused parts of the icon library: a settings context, class names for each current and older icon name, and
 * strokes of constant width.
 */
export function plainIconsPlugin(): Plugin {
  return {
    name: "dasturxon:plain-icons",
    apply: "build",
    // The server build bundles only the icons that pages use. Development loads the library's single CommonJS file
    // from Node instead, because Vite would otherwise transform 2,100 modules at every start.
    config: () => ({ environments: { ssr: { resolve: { noExternal: ["lucide-react"] } } } }),
    transform(code, id) {
      if (ICON_FACTORY_PATTERN.test(id)) return { code: PLAIN_ICON_FACTORY_CODE, map: null };
      return ICON_MODULE_PATTERN.test(id) ? { code: toPlainIcon(code), map: null } : null;
    },
  };
}

/**
 * Returns the module of an icon with only its shapes. The older names stay in a comment, where `page-chunks.ts` reads
 * them.
 */
export function toPlainIcon(code: string): string {
  return code
    .replace(/^ {2}name: "[\w-]+",\n {2}size: 24,\n/m, "")
    .replace(/,\n {2}(aliases: \[[^\]]*\])/, " /* $1 */")
    .replaceAll(/,\s*key: "\w+"/g, "");
}
