import { parse } from "postcss";
import type { ChildNode } from "postcss";

/** A rule or statement of a stylesheet. `children` is set for at-rules whose rules are selected one by one. */
interface StyleBlock {
  /** CSS of the block. With `children`: its start, up to and including `{`. */
  css: string;
  /** The block is needed only by elements with one of these classes. Null: by all pages. */
  classNames: string[] | null;
  children?: StyleBlock[];
}

/** Layers whose rules are needed only by elements with their class. */
const CLASS_LAYERS = new Set(["components", "utilities"]);
/** At-rules that contain rules, unlike `@keyframes` and `@property`. */
const GROUPING_RULES = new Set(["media", "supports", "container", "starting-style"]);

/**
 * Returns a function that selects the styles of a page: the minified stylesheet without the rules of `components` and
 * `utilities` for classes that the page does not have. The order of rules does not change.
 */
export function createStyleSelector(stylesheet: string): (classNames: ReadonlySet<string>) => string {
  const blocks = parse(stylesheet).nodes.map((node) => toBlock(node, false));
  return (classNames) => blocks.map((block) => selectBlock(block, classNames)).join("");
}

function toBlock(node: ChildNode, isClassLayer: boolean): StyleBlock {
  if (node.type === "atrule" && node.nodes) {
    const isLayer = node.name === "layer" && CLASS_LAYERS.has(node.params);
    if (isLayer || (isClassLayer && GROUPING_RULES.has(node.name)))
      return {
        css: `@${node.name} ${node.params}{`,
        classNames: null,
        children: node.nodes.map((child) => toBlock(child, true)),
      };
  }
  const classNames =
    isClassLayer && node.type === "rule" ? node.selectors.map((each) => findFirstClass(each)) : [null];
  return {
    // A statement without a body, such as `@layer a,b`, is printed without its semicolon.
    css: node.type === "atrule" && !node.nodes ? `${node.toString()};` : node.toString(),
    classNames: classNames.every((name) => name !== null) ? classNames : null,
  };
}

function selectBlock({ css, classNames, children }: StyleBlock, used: ReadonlySet<string>): string {
  if (!children) return classNames?.some((name) => used.has(name)) === false ? "" : css;
  const content = children.map((child) => selectBlock(child, used)).join("");
  return content && `${css}${content}}`;
}

const FIRST_CLASS_PATTERN = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/i;
const CSS_ESCAPE_PATTERN = /\\(?:([0-9a-f]{1,6}) ?|(.))/gi;

/**
 * Returns the first class name in a selector, without escapes, or null. In the selectors of Tailwind's variants, such as
 * `.group-hover\:flex:is(:where(.group):hover *)`, this is the class of the styled element.
 */
function findFirstClass(selector: string): string | null {
  const found = FIRST_CLASS_PATTERN.exec(selector);
  if (!found) return null;
  // A class that is excluded, or one of several, does not decide alone.
  const before = selector.slice(0, found.index);
  const open = before.lastIndexOf("(");
  if (open > before.lastIndexOf(")")) {
    const isChoice = selector.includes(",") && /:(?:is|where)$/.test(before.slice(0, open));
    if (isChoice || before.slice(0, open).endsWith(":not")) return null;
  }
  const [, name = ""] = found;
  return name.replace(CSS_ESCAPE_PATTERN, (_, code: string | undefined, character: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );
}
