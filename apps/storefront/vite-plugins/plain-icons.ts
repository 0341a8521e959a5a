import type { Plugin } from "vite";

const MAKER = /lucide-react\/dist\/esm\/createLucideIcon\.m?js$/;
const ICON = /lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/;

/** All that the store asks of an icon: a size, a stroke, classes, attributes; hidden from readers unless it has words. */
const PLAIN_MAKER = `import { createElement } from "react";
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
 * The library's icons without what the store does not use of them: settings for a whole tree, class names of each icon
 * and of those it was called before, strokes that keep their width.
 */
export function plainIcons(): Plugin {
  return {
    name: "dasturxon:plain-icons",
    apply: "build",
    // The server build takes the icons that pages use. Development loads the library's single CommonJS file from Node
    // instead: bundled, Vite would transform each of its 2,100 modules at every start.
    config: () => ({ environments: { ssr: { resolve: { noExternal: ["lucide-react"] } } } }),
    transform(code, id) {
      if (MAKER.test(id)) return { code: PLAIN_MAKER, map: null };
      return ICON.test(id) ? { code: plainIcon(code), map: null } : null;
    },
  };
}

/** One icon's module with its drawing alone; its older names stay in a comment, by which the chunks find it. */
export function plainIcon(code: string): string {
  return code
    .replace(/^ {2}name: "[\w-]+",\n {2}size: 24,\n/m, "")
    .replace(/,\n {2}(aliases: \[[^\]]*\])/, " /* $1 */")
    .replaceAll(/,\s*key: "\w+"/g, "");
}
